export const anyOfKind = /^(?:an?|any|some|all|every) |wear$/;
