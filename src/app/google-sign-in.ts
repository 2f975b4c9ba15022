/** The Google sign-in window, through Firebase Authentication; its code is fetched with the first click. */
import type { GoogleSignIn } from "../shop/ports.ts";

export const googleSignIn: GoogleSignIn = async (project) => {
  const [{ getApps, initializeApp }, { getAuth, GoogleAuthProvider, signInWithPopup }] =
    await Promise.all([import("firebase/app"), import("firebase/auth")]);
  const auth = getAuth(getApps()[0] ?? initializeApp(project));
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider());
  return {
    name: user.displayName ?? "",
    email: user.email ?? "",
    idToken: await user.getIdToken(),
  };
};
