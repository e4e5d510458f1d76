import type { ProductRow } from '../product-row';
import type { RatedStandard } from '../standards/standard-names';

/** Articles that a facet is about. */
export type Family = 'gloves' | 'garments' | 'any';

/** A value that can be chosen. */
export interface Choice {
  /** As in the address; unique within the facet. */
  readonly value: string;
  /** As a visitor reads it. */
  readonly name: string;
}

interface ColumnBase {
  /** Unique: `palm`, `heat.contact`. */
  readonly key: string;
  /** Name of the property: `Contact heat`. */
  readonly label: string;
  readonly family: Family;
  /** Whether the filters show it only while it is chosen: a search for a whole marking asks for it. */
  readonly isRare?: boolean;
}

/** Checkboxes: an article matches that has one of the chosen values. */
export interface ChoiceColumn extends ColumnBase {
  readonly kind: 'choice';
  /** Names of the values that an article has. */
  readonly read: (row: ProductRow) => readonly string[];
  /** Values with a fixed address and order; all others follow the alphabet, and their address is made of the name. */
  readonly known?: readonly Choice[];
  /** Whether there are no values but the known ones. */
  readonly isClosed?: boolean;
  /** Whether an article must have all chosen values, and not only one of them. */
  readonly isEvery?: boolean;
  /** Standard whose marking states the values. */
  readonly standard?: RatedStandard;
  /** Names of the values that a code of this standard states. */
  readonly statedIn?: (code: string) => readonly string[];
}

/** Radio buttons: an article matches whose marking states at least the chosen level. */
export interface AtLeastColumn extends ColumnBase {
  readonly kind: 'at-least';
  readonly standard: RatedStandard;
  /** As `MarkingPlace.key`; absent where the level is made of several places. */
  readonly place?: string;
  /** The levels from 1 on. */
  readonly levels: readonly Choice[];
  /** Values of the levels that the filters offer; all of them if absent. A search may ask for the others. */
  readonly offered?: readonly string[];
  /** As in the address, if the standard has a level 0: tested, with any result. */
  readonly tested?: string;
  /** Keys of the columns that say which test was passed, where either of two counts. */
  readonly statedBy?: readonly string[];
  /** Level that a code states. */
  readonly levelOf: (code: string) => StatedLevel;
}

/** A level from 1 on; 0 for tested and below level 1. */
export type StatedLevel = number | 'untested';

/** One property that articles are filtered by. */
export type FacetColumn = ChoiceColumn | AtLeastColumn;

/** A group of the filters: one property, or several that must all be met. */
export interface Facet {
  /** As in the address. */
  readonly key: string;
  readonly label: string;
  readonly columns: readonly FacetColumn[];
}
