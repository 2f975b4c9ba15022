export const noThing =
  /^(?:it|this|that|them|these|those|one|ones|(?:the |my )?(?:last|first|second|third|other)(?: one)?)$|\b(?:orders?|purchases?|parcels?|packages?|address|money|refunds?|deliver\w*)\b/;
export const digitRuns = /[0-9][0-9\s-]{4,12}[0-9]/g;
