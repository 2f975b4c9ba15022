/** The settings sheet. Changes apply at once. */
import { memo, type ReactNode } from "react";
import { type StoreApi, useStore } from "zustand";
import { Dialog } from "../../ui/dialog.tsx";
import type { RecogniserId, SynthesiserId } from "../../voice/speech.ts";
import { rates, type Settings, variants } from "./settings.ts";
import styles from "./settings-sheet.module.css";
import { rateNames, recogniserNames, synthesiserNames, variantNames } from "./settings-words.ts";

/** Choices of this browser and shop. */
export interface Offers {
  readonly recognisers: readonly RecogniserId[];
  readonly synthesisers: readonly SynthesiserId[];
  readonly bargeIn: boolean;
  /** English voices of the browser; they may load late. */
  voices(): readonly string[];
  readonly onDevice?: boolean;
}

interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: StoreApi<Settings>;
  readonly offers: Offers;
}

export const SettingsSheet = memo(function SettingsSheet(props: SettingsSheetProps) {
  const { open, onClose, settings, offers } = props;
  const chosen = useStore(settings);
  const change = (changes: Partial<Settings>) => settings.setState(changes);
  const choose = (name: "recogniser" | "synthesiser" | "voice", value: string) => {
    const { [name]: _before, ...others } = settings.getState();
    // Values are ids of the options below.
    settings.setState((value === "" ? others : { ...others, [name]: value }) as Settings, true);
  };
  const voices = open && offers.synthesisers.includes("browser") ? offers.voices() : [];
  return (
    <Dialog open={open} onClose={onClose} label="Voice settings">
      <h2 className={styles.heading}>Voice settings</h2>
      <Choice
        label="Listening"
        value={chosen.recogniser ?? ""}
        onChoose={(value) => choose("recogniser", value)}
      >
        <option value="">Whatever works best here</option>
        {offers.recognisers.map((id) => (
          <option key={id} value={id}>
            {recogniserNames[id]}
          </option>
        ))}
      </Choice>
      <Choice
        label="English as spoken in"
        value={chosen.language}
        onChoose={(value) => {
          const language = variants.find((tag) => tag === value);
          if (language) change({ language });
        }}
      >
        {variants.map((tag) => (
          <option key={tag} value={tag}>
            {variantNames[tag]}
          </option>
        ))}
      </Choice>
      <Switch label="Say replies aloud" on={chosen.speak} onChange={(speak) => change({ speak })} />
      {chosen.speak && (
        <>
          <Choice
            label="Voice"
            value={chosen.synthesiser ?? ""}
            onChoose={(value) => choose("synthesiser", value)}
          >
            <option value="">Whatever works best here</option>
            {offers.synthesisers.map((id) => (
              <option key={id} value={id}>
                {synthesiserNames[id]}
              </option>
            ))}
          </Choice>
          {voices.length > 1 && (
            <Choice
              label="The browser's voice"
              value={chosen.voice ?? ""}
              onChoose={(value) => choose("voice", value)}
            >
              <option value="">The one that fits</option>
              {voices.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Choice>
          )}
          <Choice
            label="Pace"
            value={String(chosen.rate)}
            onChoose={(value) => change({ rate: Number(value) })}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {rateNames[rate]}
              </option>
            ))}
          </Choice>
        </>
      )}
      <Switch
        label="Hands-free: listen again after each reply"
        hint="Until you say “stop” or stay silent. The microphone closes when you leave the page."
        on={chosen.again}
        onChange={(again) => change({ again })}
      />
      {chosen.again && (
        <Switch
          label="Begin listening when I come in"
          hint="You don't have to press anything. The browser must already allow the microphone."
          on={chosen.begins}
          onChange={(begins) => change({ begins })}
        />
      )}
      {offers.onDevice && (
        <Switch
          label="Let this browser understand me on this device"
          hint="It downloads the language once. After that, what you say stays on this device."
          on={chosen.onDevice}
          onChange={(onDevice) => change({ onDevice })}
        />
      )}
      {chosen.speak && offers.bargeIn && !chosen.again && (
        <Switch
          label="Speaking interrupts the shop"
          hint="The microphone is then open while the shop speaks, and you see that it is. Hands-free, it always is."
          on={chosen.interrupts}
          onChange={(interrupts) => change({ interrupts })}
        />
      )}
      <Switch
        label="The / key opens the command box"
        on={chosen.slash}
        onChange={(slash) => change({ slash })}
      />
    </Dialog>
  );
});

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.choice}>
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChoose(event.target.value)}>
        {props.children}
      </select>
    </label>
  );
}

function Switch(props: {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>
        {props.label}
        {props.hint !== undefined && <small className={styles.hint}>{props.hint}</small>}
      </span>
    </label>
  );
}
