import type { GloveArt } from '../art';
import type { Definitions } from '../definitions';
import type { Layer } from '../layer';
import type { Parts } from '../parts';
import type { CuffShape } from './cuff-shape';

/** Art with the colours that every glove needs. */
export type ColouredGlove = GloveArt & { readonly accent: string; readonly canvas: string };

/** What every part of a glove is drawn with. */
export interface GloveSheet {
  readonly art: ColouredGlove;
  readonly isPalm: boolean;
  readonly isMirrored: boolean;
  /** Main colour of this view. */
  readonly main: string;
  /** Contours and seams. */
  readonly ink: string;
  readonly cuff: CuffShape;
  readonly defs: Definitions;
  readonly layer: Layer;
  readonly parts: Parts;
}

/** The back of an aluminised glove. */
export const isShiny = ({ art, isPalm }: GloveSheet): boolean => art.surface === 'aluminised' && !isPalm;

/** An area that covers the whole glove. */
export const wholeGlove = 'M20 20H320V660H20Z';
