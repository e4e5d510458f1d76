import { fileErrorCode } from '../source/file-error';

/** A cell whose formula was saved without its value, as programs do that cannot calculate. */
export const unsavedFormula: unique symbol = Symbol('formula');

export type CellValue = string | number | boolean | Date | typeof unsavedFormula | null;

export const isFilled = (cell: CellValue | undefined): boolean => String(cell ?? '').trim() !== '';

export interface SheetRow {
  /** Number of the row: the first is 1. */
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly isHidden?: boolean;
  /** What a reader sees of the cells, where that is less: texts are struck through, or invisible. */
  readonly seen?: readonly CellValue[];
  /** Texts of cells whose format makes another text of what they hold, by the place in the row. */
  readonly shown?: ReadonlyMap<number, string>;
}

/** A sheet cannot be read at all. The message says what to do. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}

export const throwUnreadable =
  (file: string) =>
  (error: unknown): never => {
    const reason = fileErrorCode(error);
    throw new SheetError(
      reason === 'ENOENT'
        ? `${file}: there is no such file`
        : `${file}: cannot be read (${reason ?? String(error)}); close it in other programs`,
    );
  };
