/** Aho–Corasick (1975, https://doi.org/10.1145/360825.360855). */

type Scan = (text: string) => number;

/** An integer's bits. */
export const mostWords = 31;

/** Words are ASCII; texts needn't be. */
const alphabet = 128;

interface Node {
  readonly next: (Node | undefined)[];
  /** The longest suffix that is a prefix. */
  fallback: Node | undefined;
  words: number;
  readonly id: number;
}

export function compileScan(words: readonly string[]): Scan {
  if (words.length > mostWords) throw new Error(`a scan takes at most ${mostWords} words`);
  const { steps, found } = flatten(link(plant(words)));
  return (text) => {
    let state = 0;
    let seen = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      state = code < alphabet ? (steps[state * alphabet + code] ?? 0) : 0;
      seen |= found[state] ?? 0;
    }
    return seen;
  };
}

function plant(words: readonly string[]): Node[] {
  const nodes: Node[] = [];
  const grow = (): Node => {
    const node = { next: [], fallback: undefined, words: 0, id: nodes.length };
    nodes.push(node);
    return node;
  };
  const root = grow();
  words.forEach((word, bit) => {
    let node = root;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      if (code >= alphabet) throw new Error(`“${word}” is not plain ASCII`);
      const child = node.next[code] ?? grow();
      node.next[code] = child;
      node = child;
    }
    node.words |= 1 << bit;
  });
  return nodes;
}

/** Shorter nodes first. */
function link(nodes: Node[]): Node[] {
  const [root] = nodes;
  const queue = root ? [root] : [];
  for (const node of queue) {
    node.next.forEach((child, code) => {
      if (!child) return;
      let fallback = node.fallback;
      while (fallback && !fallback.next[code]) fallback = fallback.fallback;
      child.fallback = fallback?.next[code] ?? root;
      child.words |= child.fallback?.words ?? 0;
      queue.push(child);
    });
  }
  return nodes;
}

/** Transitions by node and character; ending words by node. */
function flatten(nodes: readonly Node[]): {
  readonly steps: Uint16Array;
  readonly found: Int32Array;
} {
  const steps = new Uint16Array(nodes.length * alphabet);
  const found = new Int32Array(nodes.length);
  for (const node of nodes) {
    found[node.id] = node.words;
    for (let code = 0; code < alphabet; code += 1) {
      let from: Node | undefined = node;
      while (from && !from.next[code]) from = from.fallback;
      steps[node.id * alphabet + code] = from?.next[code]?.id ?? 0;
    }
  }
  return { steps, found };
}
