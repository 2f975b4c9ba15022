/** Picks one of the browser's voices. Pure. */

export interface SystemVoice {
  readonly name: string;
  readonly lang: string;
  readonly default: boolean;
  readonly localService: boolean;
}

/**
 * By name, else by language and region, else by language. Local voices first: remote ones fail
 * offline. Undefined leaves it to the browser.
 */
export function pickVoice<V extends SystemVoice>(
  voices: readonly V[],
  language: string,
  name?: string,
): V | undefined {
  const wanted = tag(language);
  const score = (voice: V): number => {
    const own = tag(voice.lang);
    if (own.split("-")[0] !== wanted.split("-")[0]) return 0;
    return 1 + (own === wanted ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  };
  const named = name === undefined ? undefined : voices.find((voice) => voice.name === name);
  if (named) return named;
  const best = voices.reduce<V | undefined>(
    (found, voice) => (!found || score(voice) > score(found) ? voice : found),
    undefined,
  );
  return best && score(best) > 0 ? best : undefined;
}

/** Android writes en_IN for en-IN. */
function tag(language: string): string {
  return language.replace("_", "-").toLowerCase();
}
