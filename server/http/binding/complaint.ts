/** Describes a body's first wrong field to the shopper. */
import type { z } from "zod";

type Complaint = { readonly message: string; readonly field?: string };

const labels = new Map([
  ["_id", "Product"],
  ["itemId", "Product"],
  ["size", "Size"],
  ["quantity", "Quantity"],
  ["name", "Name"],
  ["email", "Email"],
  ["password", "Password"],
  ["address", "Delivery address"],
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["street", "Street"],
  ["city", "City"],
  ["state", "State"],
  ["pinCode", "PIN code"],
  ["country", "Country"],
  ["phone", "Phone"],
  ["items", "Items"],
  ["amount", "Amount"],
  ["userNeeds", "What you are looking for"],
  ["text", "Text"],
]);

/** @param missing replaces "… is required". */
export function complaintAbout(
  error: z.ZodError,
  body: unknown,
  missing: string | undefined,
): Complaint {
  const blank = error.issues.find((issue) => isBlank(valueAt(body, issue.path)));
  const issue = blank ?? error.issues[0];
  if (issue === undefined || issue.path.length === 0) {
    return { message: "The request must be a JSON object" };
  }
  const field = issue.path.join(".");
  const name = issue.path.findLast((part) => typeof part === "string");
  const label = (name === undefined ? undefined : labels.get(name)) ?? field;
  if (issue === blank) return { message: missing ?? `${label} is required`, field };
  return { message: phrase(issue, label), field };
}

function phrase(issue: z.core.$ZodIssue, label: string): string {
  switch (issue.code) {
    case "invalid_type":
      return `${label} must be ${kinds.get(issue.expected) ?? issue.expected}`;
    case "invalid_value":
      return `${label} must be one of ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return issue.origin === "string"
        ? `${label} is too long (at most ${issue.maximum} characters)`
        : `${label} must be at most ${issue.maximum}`;
    case "too_small":
      if (issue.origin === "string") return issue.message;
      if (issue.origin === "array") return `${label} must not be empty`;
      return `${label} must be at least ${issue.minimum}`;
    case "invalid_format":
      return issue.message;
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return `${label} is not right`;
  }
}

const kinds = new Map<string, string>([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["object", "an object"],
  ["array", "a list"],
  ["boolean", "true or false"],
]);

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    body,
  );
}
