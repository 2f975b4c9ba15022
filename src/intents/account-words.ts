/** What is said of the account: where on its page a thing is done. Nothing secret is asked for aloud. */
export const accountWords = {
  at: {
    password: "Here's your account. Type the old and the new password there; never say them aloud.",
    forgotten:
      "Here's your account. If you forgot the password, sign out and choose “Forgotten your password?”: a link comes by e-mail.",
    delete: "Here's your account. “Delete my account” is at its end, and asks for your password.",
    data: "Here's your account. “Your data” has all that we keep of you, to download.",
    name: "Here's your account. Your name is at its top, to change.",
    addresses: "Here's your account. Your addresses are there by name, to add or remove.",
    sessions: "Here's your account. It lists where you are signed in.",
    account: "Here's your account.",
  },
} as const;
