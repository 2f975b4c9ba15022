/** Words and presses from a screen to the assistant, perhaps before it loads. */

export type AssistantRequest =
  | { readonly type: "say"; readonly text: string }
  | { readonly type: "press" };

export interface AssistantRequests {
  readonly send: (wish: AssistantRequest) => void;
  /** One listener at a time; gets earlier wishes, too. Returns an unsubscriber. */
  readonly listen: (heard: (wish: AssistantRequest) => void) => () => void;
}

export function createWishes(): AssistantRequests {
  let waiting: AssistantRequest[] = [];
  let listener: ((wish: AssistantRequest) => void) | undefined;
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
