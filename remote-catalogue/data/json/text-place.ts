/** A place as an editor counts it: lines and columns begin with 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** @param start characters in front of the place */
export function textPlace(text: string, start: number): TextPlace {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: start - lineStart + 1 };
}
