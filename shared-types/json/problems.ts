/** Problems in text files: sorted, and printed with file, line and column. */

/** A position as editors show it. */
export type TextPosition = {
  /** Line, from 1. */
  line: number;
  /** Column, from 1, in UTF-16 code units. */
  column: number;
};

/** Something wrong at a position of a file. */
export type Problem = TextPosition & {
  /** Path of the file, as messages name it: `remote.json`, `content/pages/career.md`. */
  file: string;
  /** Sentences that say what is wrong and how to fix it. */
  message: string;
  /** A warning fails no build. */
  isWarning: boolean;
};

/** Text that was read last: a large file can have thousands of problems. */
let lastText = '';
let lastStarts: readonly number[] = [0];

/** @returns offsets of its lines */
function lineStartsOf(text: string): readonly number[] {
  if (text === lastText) return lastStarts;
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  lastText = text;
  lastStarts = starts;
  return starts;
}

/** The position of an offset. @param offset  UTF-16 code units from the start of the text */
export function positionAt(text: string, offset: number): TextPosition {
  const starts = lineStartsOf(text);
  const index = starts.findLastIndex((start) => start <= offset);
  return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 };
}

/** `FILE:LINE:COLUMN MESSAGE`, with `warning: ` before the message of a warning. */
export const problemLine = ({ file, line, column, message, isWarning }: Problem) =>
  `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`;

/** Sorts problems of one file from its first line to its last; equal positions keep their order. */
export const byPosition = (one: TextPosition, other: TextPosition) =>
  one.line - other.line || one.column - other.column;
