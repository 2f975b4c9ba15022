/** Words and presses from a screen to the assistant, perhaps before it loads. */

export type AssistantRequest =
  | { readonly type: "say"; readonly text: string }
  | { readonly type: "press" };

export interface AssistantRequests {
  readonly send: (wish: AssistantRequest) => void;
  /** One listener at a time; gets earlier wishes, too. Returns an unsubscriber. */
  readonly listen: (listener: (wish: AssistantRequest) => void) => () => void;
}

export function createWishes(): AssistantRequests {
  let waiting: AssistantRequest[] = [];
  let current: ((wish: AssistantRequest) => void) | undefined;
  return {
    send(wish) {
      if (current) current(wish);
      else waiting.push(wish);
    },
    listen(listener) {
      current = listener;
      for (const wish of waiting) listener(wish);
      waiting = [];
      return () => {
        if (current === listener) current = undefined;
      };
    },
  };
}
