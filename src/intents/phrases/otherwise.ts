export const asksWhatIsLeft =
  /^(?!.*\b(?:why|clear|delete|wrong|private|privacy|safe)\b).*\b(?:next|after|done|miss\w*|more|left|else|need|got|get|all|complete|ready|finished|boxe?s?)\b/;
