/** What `first-use.ts` measures, bundled as one. */
export { understand } from "../../src/intents/understand.ts";
export { warmUpSteps } from "../../src/intents/warm-up.ts";
