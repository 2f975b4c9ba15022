/** No secret is requested by voice. */
export const accountWords = {
  at: {
    password: "Here's your account. Type the old and the new password there; never say them aloud.",
    forgotten:
      "Here's your account. If you forgot the password, log out and choose “Forgot your password?”: a link comes by email.",
    delete:
      "Here's your account. “Delete my account” is at the bottom, and asks for your password.",
    data: "Here's your account. Under “Your data” you can download everything that we store about you.",
    name: "Here's your account. You can change your name at the top.",
    addresses: "Here's your account. You can add and remove addresses there.",
    sessions: "Here's your account. It lists where you are logged in.",
    account: "Here's your account.",
  },
} as const;
