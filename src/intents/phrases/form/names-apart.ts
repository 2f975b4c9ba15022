const one = "\\p{L}[\\p{L}'.-]*";
const kind =
  "(?:(?<last>sur ?name|last(?: name)?|family(?: name)?)|(?<first>first(?: name)?|given name))";

export const kindAfterName = new RegExp(
  `(?:^|[.,;]\\s+|\\s+and\\s+)(?:and )?(?<name>${one}(?: ${one})?)(?: is|,)(?: the| my| his| her)? ${kind}(?: please)?(?=[.,;]|$)`,
  "giu",
);
export const kindBeforeName = new RegExp(
  `(?<=\\p{L})[\\s,.;]+(?:and )?(?:the |my |his |her )?(?:(?<last>surname|last name|family name)|(?<first>first name|given name))(?: is)?,? (?<name>${one}(?: ${one})?)(?=[.,;]|$)`,
  "giu",
);
