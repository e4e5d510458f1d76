import type { GarmentArt } from '../../drawings/art';
import type { RatedStandard } from '../../src/model/ratings';
import type { paints, Some } from './draft';

/** A garment: its name and how it is drawn. */
export interface Cut {
  readonly kind: string;
  readonly art: Pick<GarmentArt, 'garment'> & Partial<GarmentArt>;
  readonly closure?: string;
}

/** A cloth in a range of weights, with what garments of it may claim. */
export interface GarmentVariant {
  readonly noun: string;
  readonly cuts: Some<Cut>;
  readonly shell: Some<ShellPart>;
  /** Mass per area in g/m². */
  readonly gsm: readonly [lowest: number, highest: number];
  readonly paints: Some<keyof typeof paints>;
  readonly isFluorescent?: boolean;
  /** Sets of markings, one of which an article bears. */
  readonly markings?: Some<Readonly<Partial<Record<RatedStandard, string>>>>;
  readonly ppeCategory?: 1 | 2 | 3;
  readonly lines: Some<string>;
}

/** One fibre of a cloth and its share in %. */
export type ShellPart = readonly [name: string, percent: number];
