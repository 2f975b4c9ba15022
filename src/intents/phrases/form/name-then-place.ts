export const isNameThenPlace =
  /^(?<words>\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){2,6})(?: (?<pin>\d{6}))?[.\s]*$/u;
