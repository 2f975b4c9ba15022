/**
 * Finds many words in a text in one walk over it, however many words there are: the automaton of
 * Aho and Corasick (1975, https://doi.org/10.1145/360825.360855), built once and kept as a table.
 */

/** Which words a text contains: bit n stands for the word at n. */
export type Scan = (text: string) => number;

/** As many words as an integer has bits to spare. */
export const mostWords = 31;

/** Words are ASCII, as the table's are; a text may hold anything. */
const alphabet = 128;

interface Node {
  readonly next: (Node | undefined)[];
  /** Where the walk goes on when no child fits: the longest end of this that begins a word. */
  fallback: Node | undefined;
  /** The words that end here. */
  words: number;
  readonly id: number;
}

/** Builds the scan for some words, exactly as they are written. Throws if there are too many. */
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

/** The words as a tree of their letters; its nodes, the root first. */
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

/** Gives every node its fallback, the shorter nodes before the longer. */
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

/** For each node and each character, the node to go to; and for each node, the words that end. */
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
