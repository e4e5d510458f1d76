/** A position as editors show it. */
export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** Something wrong at a position of a file. */
export interface Problem extends TextPosition {
  /** As messages name it: `remote.json`, `content/pages/career.md`. */
  readonly file: string;
  /** What is wrong and how to fix it. */
  readonly message: string;
  /** A warning fails no build. */
  readonly isWarning: boolean;
}

/**
 * The position of an offset.
 *
 * @param offset  UTF-16 code units from the start of the text
 */
export declare function positionAt(text: string, offset: number): TextPosition;

/** `FILE:LINE:COLUMN MESSAGE`, with `warning: ` before the message of a warning. */
export declare function problemLine(problem: Problem): string;

/** Sorts problems of one file from its first line to its last; equal positions keep their order. */
export declare function byPosition(one: TextPosition, other: TextPosition): number;

/** Collects the problems of one file, so that its author sees all of them at once. */
export declare class Problems {
  /**
   * @param file  as messages name it
   * @param text  the whole file
   */
  constructor(file: string, text: string);

  /** Adds an error at an offset of the text. */
  readonly add: (offset: number, message: string) => void;

  /** Adds a warning at an offset of the text. */
  readonly warn: (offset: number, message: string) => void;

  /** Whether an error was added at this offset. */
  readonly hasErrorAt: (offset: number) => boolean;

  /** From the first line to the last. */
  get all(): readonly Problem[];

  /** @throws {Error} with one line for each error */
  readonly throwIfAny: () => void;
}
