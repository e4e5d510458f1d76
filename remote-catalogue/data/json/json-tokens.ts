/** What a JSON text is made of, each pattern tried at one place (RFC 8259). */
const patterns = {
  space: /[ \t\n\r]*/y,
  string: /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /[a-zA-Z]+/y,
};

/** Why a text is no JSON, and where. */
export class JsonFault extends Error {
  /** @param start characters in front of the fault */
  constructor(
    message: string,
    readonly start: number,
  ) {
    super(message);
  }
}

/** Reads a text from the front to the back. */
export class JsonCursor {
  #start = 0;

  constructor(readonly text: string) {}

  /** Characters that were read. */
  get start(): number {
    return this.#start;
  }

  /** The next character, empty at the end; space in front of it is passed over. */
  peek(): string {
    this.match('space');
    return this.text.charAt(this.#start);
  }

  /** Reads a text if it fits here, else nothing. */
  match(kind: keyof typeof patterns): string | undefined {
    const pattern = patterns[kind];
    pattern.lastIndex = this.#start;
    const found = pattern.exec(this.text)?.[0];
    this.#start += found?.length ?? 0;
    return found;
  }

  /** Reads one character if it is the next. */
  takes(character: string): boolean {
    if (this.peek() !== character) return false;
    this.#start += 1;
    return true;
  }

  /** @throws {JsonFault} that names what stands here instead */
  fail(expected: string): never {
    const found = this.peek();
    throw new JsonFault(
      `expected ${expected}, found ${found ? `“${found}”` : 'the end of the file'}`,
      this.#start,
    );
  }
}
