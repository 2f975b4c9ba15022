import { describe, expect, it } from "vitest";
import { slashIsOn } from "../panel/shortcuts.ts";
import { createSettings, readSettings, usualSettings } from "./settings.ts";

function storageWith(kept?: string) {
  let value: string | null = kept ?? null;
  return {
    getItem: () => value,
    setItem(_key: string, text: string) {
      value = text;
    },
  };
}

const broken = {
  getItem: (): string => {
    throw new DOMException("forbidden", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
};

describe("settings", () => {
  it("are the usual ones until a user chooses", () => {
    expect(readSettings(storageWith())).toEqual(usualSettings);
  });

  it("are there again after a reload", () => {
    const storage = storageWith();
    const chosen = {
      recogniser: "openai",
      synthesiser: "browser",
      voice: "Ravi",
      rate: 1.25,
    } as const;
    createSettings(storage).setState({
      ...chosen,
      language: "en-GB",
      onDevice: true,
      slash: false,
    });
    expect(readSettings(storage)).toEqual({
      ...usualSettings,
      ...chosen,
      language: "en-GB",
      onDevice: true,
      slash: false,
    });
  });

  it("leave a choice to the shop again when it is taken back", () => {
    const storage = storageWith('{"recogniser":"azure"}');
    const { recogniser: _taken, ...others } = readSettings(storage);
    createSettings(storage).setState(others, true);
    expect(readSettings(storage)).toEqual(usualSettings);
  });

  it("reads choices that an earlier release kept under other names", () => {
    const storage = storageWith('{"ear":"azure","mouth":"browser"}');
    expect(readSettings(storage)).toMatchObject({ recogniser: "azure", synthesiser: "browser" });
  });

  it.each([
    "not json",
    "null",
    "7",
    '{"recogniser":"telepathy","rate":99,"language":"xx","speak":"no"}',
  ])("are the usual ones where %s is kept", (kept) => {
    expect(readSettings(storageWith(kept))).toEqual(usualSettings);
  });

  it("hold for the visit where nothing can be kept", () => {
    const store = createSettings(broken);
    store.setState({ again: true });
    expect(store.getState()).toEqual({ ...usualSettings, again: true });
  });
});

describe("the single-key shortcut", () => {
  it("is on until it is switched off", () => {
    const answers = [undefined, "{}", '{"slash":true}', "nonsense", '{"slash":false}'].map((kept) =>
      slashIsOn(storageWith(kept)),
    );
    expect([...answers, slashIsOn(broken)]).toEqual([true, true, true, true, false, true]);
  });
});
