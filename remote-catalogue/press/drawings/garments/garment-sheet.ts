import type { GarmentArt, Tape } from '../art';
import type { Definitions } from '../definitions';
import type { Layer } from '../layer';
import type { Parts } from '../parts';
import type { PatternPieces } from './pattern-pieces';

export interface GarmentSheet {
  readonly art: GarmentArt;
  readonly isFront: boolean;
  readonly pieces: PatternPieces;
  readonly ink: string;
  readonly thread: string;
  readonly tape: Tape | undefined;
  readonly defs: Definitions;
  /** Sleeves lie below the body, collars above it and outside its clip. */
  readonly sleeves: Layer;
  readonly body: Layer;
  readonly collar: Layer;
  readonly parts: Parts;
}

export const wholeGarment = 'M0 0H300V400H0Z';
