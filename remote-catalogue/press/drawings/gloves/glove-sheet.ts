import type { GloveArt } from '../art';
import type { Definitions } from '../definitions';
import type { Layer } from '../layer';
import type { Parts } from '../parts';
import type { CuffShape } from './cuff-shape';

export type ColouredGlove = GloveArt & { readonly accent: string; readonly canvas: string };

export interface GloveSheet {
  readonly art: ColouredGlove;
  readonly isPalm: boolean;
  readonly isMirrored: boolean;
  readonly main: string;
  readonly ink: string;
  readonly cuff: CuffShape;
  readonly defs: Definitions;
  readonly layer: Layer;
  readonly parts: Parts;
}

export const isShiny = ({ art, isPalm }: GloveSheet): boolean => art.surface === 'aluminised' && !isPalm;

export const wholeGlove = 'M20 20H320V660H20Z';
