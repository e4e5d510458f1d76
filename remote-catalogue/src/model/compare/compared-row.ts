/** One line of a comparison: a property, and what each article says of it. */
export interface ComparedRow {
  /** Unique within its group and standard. */
  readonly name: string;
  /** Standard whose marking the property is a part of, where the row of that marking stands above: `EN 388`. */
  readonly standard?: string;
  /** One for each article, in their order. */
  readonly cells: readonly ComparedCell[];
  /** Whether the articles differ. */
  readonly differs: boolean;
}

/** What one article says of a property. */
export type ComparedCell =
  | { readonly kind: 'text'; readonly text: string }
  | LevelCell
  | { readonly kind: 'not-stated' }
  /** A glove has no shell, a garment no palm. */
  | { readonly kind: 'does-not-apply' };

/** A place of a marking. */
export interface LevelCell {
  readonly kind: 'level';
  /** As printed. */
  readonly printed: string;
  /** `3 of 4`, `not tested`. */
  readonly words: string;
  readonly isTested: boolean;
  /** 0 below the lowest level. */
  readonly level: number;
  /** Steps of the scale; 0 where there is none to draw. */
  readonly steps: number;
  /** Better than at least one other article in the same test, and worse than none. */
  readonly isBest: boolean;
}

/** A group of lines. */
export interface ComparedGroup {
  readonly name: 'Protection' | 'Construction' | 'Data';
  readonly rows: readonly ComparedRow[];
}

/** What a cell says, in one line of text. */
export function cellText(cell: ComparedCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'level':
      return `${cell.printed} ${cell.words}`;
    case 'not-stated':
      return 'not stated';
    case 'does-not-apply':
      return 'does not apply';
  }
}

/** The line of a property; none where no article says anything of it. */
export function rowOf(
  name: Pick<ComparedRow, 'name' | 'standard'>,
  cells: readonly ComparedCell[],
): readonly ComparedRow[] {
  if (cells.every(({ kind }) => kind === 'not-stated' || kind === 'does-not-apply')) return [];
  return [{ ...name, cells, differs: new Set(cells.map(cellText)).size > 1 }];
}
