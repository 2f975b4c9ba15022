import { useStore } from "zustand";
import type { Assistant } from "../../assistant/assistant.ts";
import { fixtureFile } from "../../assistant/log/fixture.ts";
import type { TurnRecord } from "../../assistant/log/record.ts";
import { timelineText } from "../../intents/replay/timeline.ts";
import styles from "./dev-panel.module.css";

export default function DevPanel({ store }: Pick<Assistant, "store">) {
  const records = useStore(store, (view) => view.records);
  const kind = useStore(store, (view) => view.state.kind);
  const file = fixtureFile(records);
  return (
    <details className={styles.panel} open>
      <summary>
        Turns <output>{records.length}</output> · {kind}
      </summary>
      <ol className={styles.turns} reversed>
        {records.toReversed().map((record) => (
          <Turn key={record.turn} record={record} />
        ))}
      </ol>
      <button
        type="button"
        className={styles.download}
        disabled={file === ""}
        onClick={() => download(file)}
      >
        Download as fixtures
      </button>
    </details>
  );
}

function Turn({ record }: { readonly record: TurnRecord }) {
  const { turn, via, recogniser, alternatives, scene, intent, outcome, ended, gaveWay, times } =
    record;
  const [first, ...others] = alternatives;
  return (
    <li className={styles.turn} value={turn}>
      <p>
        <strong>{first ? `“${first.text}”` : "no words"}</strong> {via}
        {recogniser !== undefined && recogniser !== "typed" && ` (${recogniser})`}
        {ended !== undefined && ` · ${ended}`}
      </p>
      <dl>
        {others.length > 0 && <Fact name="or" value={others.map(({ text }) => text).join(" | ")} />}
        {scene && <Fact name="on" value={scene.screen} />}
        {scene?.asked && <Fact name="asked" value={scene.asked.text} />}
        {intent && <Fact name="row" value={intent.row} />}
        {intent?.command !== undefined && <Fact name="command" value={intent.command} />}
        {intent && Object.keys(intent.slots).length > 0 && (
          <Fact name="slots" value={JSON.stringify(intent.slots)} />
        )}
        {intent?.effects.map((effect) => (
          <Fact key={JSON.stringify(effect)} name="effect" value={JSON.stringify(effect)} />
        ))}
        {outcome && <Fact name="told" value={[...outcome.done, ...outcome.said].join(" ")} />}
        {gaveWay && <Fact name="gave way" value={JSON.stringify(gaveWay)} />}
        <Fact name="ms" value={timelineText(times) ?? "none"} />
      </dl>
    </li>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "said.jsonl";
  link.click();
  URL.revokeObjectURL(url);
}
