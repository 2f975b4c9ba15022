/** Words and presses from a screen to the assistant, perhaps before it loads. */

export type Wish = { readonly type: "say"; readonly text: string } | { readonly type: "press" };

export interface Wishes {
  readonly send: (wish: Wish) => void;
  /** One listener at a time; gets earlier wishes, too. Returns an unsubscriber. */
  readonly listen: (heard: (wish: Wish) => void) => () => void;
}

export function createWishes(): Wishes {
  let waiting: Wish[] = [];
  let listener: ((wish: Wish) => void) | undefined;
  return {
    send(wish) {
      if (listener) listener(wish);
      else waiting.push(wish);
    },
    listen(heard) {
      listener = heard;
      for (const wish of waiting) heard(wish);
      waiting = [];
      return () => {
        if (listener === heard) listener = undefined;
      };
    },
  };
}
