/** The order of test files: what takes long begins first, and no core waits for it at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

const projects = ["sentences", "processes", "on PostgreSQL", "pure"];

/** Ten seconds of a core and more. */
const longest = [
  "fixtures/judged/judged.test.ts",
  "fixtures/strangers/strangers.test.ts",
  "src/intents/testing/slot-matrix.test.ts",
  "fixtures/judged/said-beside.test.ts",
  "src/intents/replay/confirmed.test.ts",
  "src/intents/testing/mutations.test.ts",
  "fixtures/judged/strangers.test.ts",
  "fixtures/vocabulary/vocabulary.test.ts",
  "src/intents/replay/check-fixtures.test.ts",
  "server/refunds-killed.test.ts",
  "server/main.test.ts",
  "server/services/orders/refund-sender.test.ts",
  "server/routes/after-order-race.test.ts",
  "server/crash.test.ts",
  "cli/shop.test.ts",
  "server/repositories/stock-model.test.ts",
  "server/fuzz.test.ts",
  "server/several-processes.test.ts",
  "server/routes/speech.test.ts",
  "server/db/embedded.test.ts",
  "server/built.test.ts",
];

const placeIn = (list: readonly string[], fits: (each: string) => boolean): number => {
  const place = list.findIndex(fits);
  return place < 0 ? list.length : place;
};

const turn = ({ project, moduleId }: TestSpecification): number =>
  placeIn(projects, (name) => name === project.name) * (longest.length + 1) +
  placeIn(longest, (file) => moduleId.endsWith(`/${file}`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => turn(one) - turn(other));
  }
}
