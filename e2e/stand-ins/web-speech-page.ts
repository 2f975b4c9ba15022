/**
 * Runs inside a page: a SpeechRecognition that follows the specification to the letter, for browsers
 * that have the interface and no service behind it. It records the page's own microphone and has the
 * recording heard by the recogniser behind the shop's speech call. It is sent to the page as text
 * (see web-speech.ts), so it imports nothing.
 * https://webaudio.github.io/web-speech-api/#speechreco-section
 */
{
  const types = [
    ...["start", "audiostart", "soundstart", "speechstart", "speechend", "soundend", "audioend"],
    ...["result", "nomatch", "error", "end"],
  ];
  /** Seconds. */
  const limits = { quietEnds: 0.7, noSpeech: 8 };
  const loud = 0.02;

  /** The parts that we use of what Chromium has and TypeScript's library lacks. */
  interface SoundPiece {
    readonly numberOfFrames: number;
    readonly sampleRate: number;
    copyTo(into: Float32Array, options: { planeIndex: number; format: "f32-planar" }): void;
    close(): void;
  }
  interface TrackProcessor {
    readonly readable: ReadableStream<SoundPiece>;
  }
  const { MediaStreamTrackProcessor } = window as unknown as {
    MediaStreamTrackProcessor: new (options: {
      track: MediaStreamTrack;
      /** Pieces of 10 ms that wait while the page is busy. */
      maxBufferSize: number;
    }) => TrackProcessor;
  };

  class SpeechRecognition extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    #state: "idle" | "starting" | "recording" | "hearing" = "idle";
    /** Counts sessions, so that what belongs to an old one is dropped. */
    #session = 0;
    #close: () => void = () => {};
    #sound: Float32Array[] = [];
    #rate = 48_000;
    #spoken = false;

    constructor() {
      super();
      for (const type of types) {
        let handler: ((event: Event) => void) | null = null;
        Object.defineProperty(this, `on${type}`, {
          get: () => handler,
          set: (given) => {
            handler = typeof given === "function" ? given : null;
          },
        });
        this.addEventListener(type, (event) => handler?.call(this, event));
      }
    }

    start(): void {
      if (this.#state !== "idle") {
        throw new DOMException("recognition has already started.", "InvalidStateError");
      }
      this.#state = "starting";
      this.#session += 1;
      this.#sound = [];
      this.#spoken = false;
      void this.#record(this.#session);
    }

    stop(): void {
      if (this.#state === "recording") void this.#hear(this.#session);
      else if (this.#state === "starting") this.#finish(this.#session);
    }

    abort(): void {
      if (this.#state === "idle") return;
      this.#close();
      const session = this.#session;
      queueMicrotask(() => this.#fail(session, "aborted"));
    }

    async #record(session: number): Promise<void> {
      let stream: MediaStream;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      } catch (error) {
        const refused = error instanceof DOMException && error.name === "NotAllowedError";
        this.#fail(session, refused ? "not-allowed" : "audio-capture");
        return;
      }
      const stopTracks = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (session !== this.#session || this.#state !== "starting") return stopTracks();
      const [track] = stream.getAudioTracks();
      if (!track) return this.#fail(session, "audio-capture");
      track.addEventListener("ended", () => this.#fail(session, "audio-capture"));
      const pieces = new MediaStreamTrackProcessor({
        track,
        maxBufferSize: 3_000,
      }).readable.getReader();
      this.#close = () => {
        this.#close = () => {};
        void pieces.cancel();
        stopTracks();
      };
      this.#state = "recording";
      this.#send("start");
      this.#send("audiostart");

      let elapsed = 0;
      let quiet = 0;
      for (;;) {
        const { value: piece } = await pieces.read();
        if (!piece || session !== this.#session || this.#state !== "recording") return;
        const samples = new Float32Array(piece.numberOfFrames);
        piece.copyTo(samples, { planeIndex: 0, format: "f32-planar" });
        // A piece that is closed knows its rate no more.
        this.#rate = piece.sampleRate;
        piece.close();
        const seconds = samples.length / this.#rate;
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        const speaks = Math.sqrt(power) > loud;
        this.#sound.push(samples);
        elapsed += seconds;
        quiet = speaks ? 0 : quiet + seconds;
        if (speaks && !this.#spoken) {
          this.#spoken = true;
          this.#send("soundstart");
          this.#send("speechstart");
        }
        if (this.#spoken && quiet > limits.quietEnds) return void this.#hear(session);
        if (!this.#spoken && elapsed > limits.noSpeech) {
          this.#close();
          this.#send("audioend");
          return this.#fail(session, "no-speech");
        }
      }
    }

    async #hear(session: number): Promise<void> {
      this.#state = "hearing";
      this.#close();
      if (this.#spoken) {
        this.#send("speechend");
        this.#send("soundend");
      }
      this.#send("audioend");
      if (!this.#spoken) return this.#finish(session);
      const text = await transcribe(this.#sound, this.#rate).catch(() => null);
      if (session !== this.#session || this.#state !== "hearing") return;
      if (text === null) return this.#fail(session, "network");
      const alternative = { transcript: text, confidence: 0.9 };
      const result = list([alternative], { isFinal: true });
      if (text === "") this.#send("nomatch", { resultIndex: 0, results: list([]) });
      else this.#send("result", { resultIndex: 0, results: list([result]) });
      this.#finish(session);
    }

    #fail(session: number, error: string): void {
      if (session !== this.#session || this.#state === "idle") return;
      this.#close();
      this.#send("error", { error, message: "" });
      this.#finish(session);
    }

    #finish(session: number): void {
      if (session !== this.#session || this.#state === "idle") return;
      this.#state = "idle";
      this.#send("end");
    }

    #send(type: string, detail: object = {}): void {
      this.dispatchEvent(Object.assign(new Event(type), detail));
    }
  }

  /** A list as the specification has them: indexed, with a length and item(). */
  function list<Item>(items: Item[], more: object = {}): object {
    return Object.assign([...items], { item: (index: number) => items[index] }, more);
  }

  /** The words in a recording. */
  async function transcribe(parts: readonly Float32Array[], rate: number): Promise<string> {
    const reply = await fetch("/api/speech/transcribe?language=en", {
      method: "POST",
      headers: { "content-type": "audio/wav" },
      body: wav(parts, rate),
    });
    if (!reply.ok) throw new Error(`The service answered ${reply.status}`);
    const { text } = await reply.json();
    return text;
  }

  /** 16-bit mono WAV. */
  function wav(parts: readonly Float32Array[], rate: number): Blob {
    const samples = parts.flatMap((part) => Array.from(part, (it) => Math.round(it * 32_767)));
    const size = samples.length * 2;
    const header = new DataView(new ArrayBuffer(44));
    const numbers = [0x46464952, size + 36, 0x45564157, 0x20746d66, 16, 0x10001, rate, rate * 2];
    for (const [index, number] of [...numbers, 0x100002, 0x61746164, size].entries()) {
      header.setUint32(index * 4, number, true);
    }
    return new Blob([header, Int16Array.from(samples)], { type: "audio/wav" });
  }

  Object.assign(window, {
    SpeechRecognition,
    webkitSpeechRecognition: SpeechRecognition,
    SpeechRecognitionPhrase: undefined,
  });
}
