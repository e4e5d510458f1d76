import type { Colour } from '../../articles/product';

export type Read =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly message: string };

export interface ReadContext {
  readonly decimal: '.' | ',';
  /** The colours that the catalogue has, by name in lower case. */
  readonly colours: ReadonlyMap<string, Colour>;
}

/** Form of a field's values in cells. */
export interface CellForm {
  /** Several values in one cell, which the map or a line break separates. */
  readonly isList?: boolean;
  /** Letters and digits that a spreadsheet program likes to take for a number. */
  readonly isCode?: boolean;
  /** A cell may hold a truth value: `TRUE`. */
  readonly isYesOrNo?: boolean;
  /** @param texts the values of the cell, at least one and none empty; exactly one unless the form is a list */
  readonly read: (texts: readonly string[], context: ReadContext) => Read;
  readonly print: (value: unknown) => readonly string[];
}

export const valueRead = (value: unknown): Read => ({ kind: 'value', value });
export const problemRead = (message: string): Read => ({ kind: 'problem', message });

/** Reads each text on its own; the first problem stands for all. */
export function readEach(texts: readonly string[], read: (text: string) => Read): Read {
  const readings = texts.map(read);
  const values = readings.flatMap((reading) => (reading.kind === 'value' ? [reading.value] : []));
  return readings.find(({ kind }) => kind === 'problem') ?? valueRead(values);
}
