/**
 * Runs inside a page: a microphone that plays given sounds, one each time it is opened, from its
 * opening on. What reads it through an AudioContext hears every sample however busy the machine is,
 * because the sound is played inside that very context; Chromium's own fake microphone runs by the
 * clock and drops what comes late. It is sent to the page as text (see microphone.ts), so it imports
 * nothing.
 */
{
  /** The address of a sound file, or the name of the error that opening ends in. */
  type Opening = { readonly sound: string } | { readonly error: string };

  const rate = 48_000;
  const openings: Opening[] = [];
  const sounds = new WeakMap<MediaStream, AudioBuffer>();
  const live = new Set<MediaStreamTrack>();

  navigator.mediaDevices.getUserMedia = async () => {
    const next = openings.shift();
    if (next && "error" in next) throw new DOMException("The stand-in refuses.", next.error);
    const context = new AudioContext({ sampleRate: rate });
    const buffer = next
      ? await context.decodeAudioData(await (await fetch(next.sound)).arrayBuffer())
      : context.createBuffer(1, 1, rate);
    const { stream, start } = playedInto(context, buffer);
    sounds.set(stream, buffer);
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track);
      live.add(track);
      track.stop = () => {
        stop();
        live.delete(track);
        if (context.state !== "closed") void context.close();
      };
    }
    start();
    return stream;
  };

  /** The same sound as a track, for what reads no AudioContext. */
  function playedInto(context: AudioContext, buffer: AudioBuffer) {
    const destination = context.createMediaStreamDestination();
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(destination);
    return { stream: destination.stream, start: () => source.start() };
  }

  const createMediaStreamSource = AudioContext.prototype.createMediaStreamSource;
  Object.assign(AudioContext.prototype, {
    createMediaStreamSource(this: AudioContext, stream: MediaStream): AudioNode {
      const buffer = sounds.get(stream);
      if (!buffer) return createMediaStreamSource.call(this, stream);
      const room = this.createGain();
      // A room's noise goes on after speech.
      const silence = this.createConstantSource();
      silence.offset.value = 0;
      silence.connect(room);
      silence.start();
      const source = this.createBufferSource();
      source.buffer = buffer;
      source.connect(room);
      source.start();
      return room;
    },
  });

  Object.assign(window, {
    standInMicrophone: {
      /** What the next openings give; those before are forgotten. */
      give(next: readonly Opening[]) {
        openings.splice(0, openings.length, ...next);
      },
      unplug() {
        for (const track of live) track.dispatchEvent(new Event("ended"));
      },
      /** How many are open. */
      open: () => live.size,
    },
  });
}
