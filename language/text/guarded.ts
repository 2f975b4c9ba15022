/** Expressions that ask for their words first: most sentences have none, and need not compile them. */

/** An expression's alternatives of literal text, one of which every match contains. */
type Needed = readonly string[];

const mostWords = 16;
/** Sentences that pass are estimated; more aren't worth asking. */
const mostPassing = 0.12;

const passing = (words: Needed): number =>
  words.reduce((sum, { length }) => sum + 0.003 + 4 ** -length, 0);

function better(one: Needed | undefined, other: Needed | undefined): Needed | undefined {
  if (!one || !other) return one ?? other;
  return passing(other) < passing(one) ? other : one;
}

const set = /\[(?:\\.|[^\]\\])*\]/y;
const escaped = /\\(?:p\{[^}]*\}|k<\w+>|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/iy;
const times = /(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/y;
const opens = /\?(?::|<?([=!])|<\w+>)/y;

/** Reads the source of an expression from its beginning. */
class Source {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** Up to the end, or the end of the group. */
  alternatives(): Needed | undefined {
    let all: Needed | undefined = [];
    do {
      const needed = this.sequence();
      all = all && needed ? [...all, ...needed] : undefined;
    } while (this.skip("|"));
    return all && new Set(all).size <= mostWords ? [...new Set(all)] : undefined;
  }

  private sequence(): Needed | undefined {
    let needed: Needed | undefined;
    let run = "";
    const end = () => {
      if (run !== "") needed = better(needed, [run]);
      run = "";
    };
    while (this.at < this.text.length && !"|)".includes(this.text.charAt(this.at))) {
      const start = this.at;
      const found = this.text.charAt(start) === "(" ? this.group() : this.character();
      const least = this.quantifier();
      if (typeof found === "string" && least === undefined) run += found;
      else {
        if (typeof found === "string" && least !== 0) run += found;
        end();
        if (typeof found === "object" && least !== 0) needed = better(needed, found);
      }
    }
    end();
    return needed;
  }

  private group(): Needed | undefined {
    this.at += 1;
    const [opening = "", looks = ""] = this.match(opens) ?? [];
    this.at += opening.length;
    const needed = this.alternatives();
    this.skip(")");
    return looks === "" ? needed : undefined;
  }

  /** A letter or sign; undefined if it may be several. */
  private character(): string | undefined {
    const first = this.text.charAt(this.at);
    const several = first === "[" ? set : first === "\\" ? escaped : undefined;
    const whole = several ? (this.match(several)?.[0] ?? first) : first;
    this.at += whole.length;
    if (first === "\\") return /^\\[^\w]$/.test(whole) ? whole.charAt(1) : undefined;
    return several || ".^$".includes(first) || first > "~" ? undefined : first;
  }

  /** The least times; undefined for once. */
  private quantifier(): number | undefined {
    if (!"?*+{".includes(this.text.charAt(this.at))) return undefined;
    const [whole, sign, least] = this.match(times) ?? [];
    if (whole === undefined) return undefined;
    this.at += whole.length;
    return sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
  }

  private match(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    return form.exec(this.text);
  }

  private skip(sign: string): boolean {
    const there = this.text.startsWith(sign, this.at);
    if (there) this.at += sign.length;
    return there;
  }
}

/** Undefined if there are none, or too many or too frequent ones. */
export function neededWords(source: string): readonly string[] | undefined {
  const needed = new Source(source).alternatives();
  return needed && passing(needed) <= mostPassing ? needed : undefined;
}

/** False of texts that have none of them. */
export function saysOneOf(text: string, words: readonly string[]): boolean {
  for (const word of words) if (text.includes(word)) return true;
  return false;
}

/** Asks for its words first. */
class Guarded extends RegExp {
  static override get [Symbol.species]() {
    return RegExp;
  }
  private readonly whole: RegExp;
  private words: readonly string[] | undefined;
  constructor(whole: RegExp) {
    super(whole);
    this.whole = whole;
  }

  private may(text: string): boolean {
    this.words ??= wordsOf(this.whole);
    const searched = this.whole.ignoreCase ? text.toLowerCase() : text;
    return this.words.length === 0 || saysOneOf(searched, this.words);
  }

  override test(text: string): boolean {
    return this.may(text) && this.whole.test(text);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.may(text) ? this.whole.exec(text) : null;
  }

  override [Symbol.replace](text: string, by: string | ((...groups: string[]) => string)): string {
    return this.may(text) ? text.replace(this.whole, by as string) : text; // either is allowed
  }
}

/** None if any text may match. */
function wordsOf({ source, ignoreCase, unicode }: RegExp): readonly string[] {
  const words = neededWords(ignoreCase ? source.toLowerCase() : source) ?? [];
  // With both flags "ſ" is an s.
  return words.length > 0 && ignoreCase && unicode ? [...words, "ſ"] : words;
}

/** Reads as it does, in `test`, `exec` and `replace`; with `g` only in `replace`, and never `y`. */
export function guarded(expression: RegExp): RegExp {
  return new Guarded(expression);
}
