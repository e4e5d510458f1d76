import type { Colour } from '../../articles/product';

/** A cell that cannot be read. The message is the rest of a sentence that begins with its value. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** @throws {CellError} */
export const refuse = (message: string): never => {
  throw new CellError(message);
};

/** A value without a fault. @throws {CellError} with the fault, if there is one */
export const sound = <Value>(value: Value, fault: string | undefined): Value =>
  fault === undefined ? value : refuse(fault);

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
  /**
   * @param texts the values of the cell, at least one and none empty; exactly one unless the form is a list
   * @throws {CellError}
   */
  readonly read: (texts: readonly string[], context: ReadContext) => unknown;
  readonly print: (value: unknown) => readonly string[];
}
