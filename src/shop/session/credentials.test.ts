import { expect, test } from "vitest";
import { plainEmailWords } from "../../../domain/email.ts";
import { checkLogin, checkRegistration } from "./credentials.ts";

const good = { name: "Asha", email: "asha@example.com", password: "secret" };

test("a complete registration has nothing to complain about", () => {
  expect(checkRegistration(good)).toBeUndefined();
});

test("all fields of a registration are required, blanks don't count, and the missing are named", () => {
  expect(checkRegistration({ name: "  ", email: "", password: "" })).toEqual({
    message: "All fields are required",
    fields: ["name", "email", "password"],
  });
  expect(checkRegistration({ ...good, password: "" })).toEqual({
    message: "All fields are required",
    fields: ["password"],
  });
});

test("an address with letters beyond the plain English ones is no account's", () => {
  expect(checkRegistration({ ...good, email: "émile@example.com" })).toEqual({
    message: plainEmailWords,
    fields: ["email"],
  });
});

test.each(["asha", "asha@", "@example.com", "asha@example", "a sha@example.com", "a@b@c.in"])(
  "%s is no e-mail address",
  (email) => {
    expect(checkRegistration({ ...good, email })).toEqual({
      message: "Please enter a valid email address",
      fields: ["email"],
    });
  },
);

test("a password has at least 6 characters, spaces among them", () => {
  expect(checkRegistration({ ...good, password: "12345" })).toEqual({
    message: "Password must be at least 6 characters",
    fields: ["password"],
  });
  expect(checkRegistration({ ...good, password: "      " })).toBeUndefined();
});

test("a login needs both fields and is checked no further", () => {
  expect(checkLogin({ email: "anything", password: "x" })).toBeUndefined();
  expect(checkLogin({ email: "", password: "x" })).toEqual({
    message: "All fields are required",
    fields: ["email"],
  });
});
