/**
 * Firebase Authentication's sign-in window. A chunk of its own, fetched only where Google sign-in is
 * set up. The session is our server's, so Firebase keeps nothing in the browser.
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

/** Answers what opens the window; calling it must happen while a click still counts as one. */
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
  // Else whoever shares this browser is signed in as the last one, without being asked.
  google.setCustomParameters({ prompt: "select_account" });

  return async () => {
    const { user } = await signInWithPopup(auth, google);
    const idToken = await user.getIdToken();
    await auth.signOut();
    return { name: user.displayName ?? "", email: user.email ?? "", idToken };
  };
}
