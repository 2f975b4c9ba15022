/**
 * Firebase's sign-in window, loaded where Google sign-in is configured. The session is our
 * server's, so Firebase stores nothing.
 */
import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from "firebase/auth";
import type { GoogleSignIn } from "../../shop/ports.ts";

/** Returns the opener; call it within a click. */
export function firebaseWindow(
  project: Parameters<GoogleSignIn>[0],
): () => ReturnType<GoogleSignIn> {
  const { emulator, ...settings } = project;
  const auth = initializeAuth(initializeApp(settings, "google-sign-in"), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const google = new GoogleAuthProvider();
  // Else the next user of this browser is signed in as the last without a prompt.
  google.setCustomParameters({ prompt: "select_account" });

  return async () => {
    const { user } = await signInWithPopup(auth, google);
    const idToken = await user.getIdToken();
    await auth.signOut();
    return { name: user.displayName ?? "", email: user.email ?? "", idToken };
  };
}
