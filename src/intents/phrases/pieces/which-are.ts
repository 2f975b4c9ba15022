export const asksWhichAre =
  /^(?:and |so |ok |okay )?(?:which|what)(?: (?:one|ones|piece|pieces))?(?: (?:of|among|amongst|from) (?:these|those|them|the \w+))?(?: (?:one|ones))? (?:is|are|comes?|has|have|would be)\b([^,;.!?]+)/;
export const comparative =
  /\b(?:warmer|softer|heavier|lighter|longer|thicker|thinner|shorter|nicer|cooler|better|cheaper|dearer|more|less|most|least|best|\w+est)\b/;
export const endMarks = /[?.!]+$/;
