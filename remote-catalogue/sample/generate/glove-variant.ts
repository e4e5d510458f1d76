import type { GloveArt } from '../../drawings/art';
import type { paints, Some } from './draft';

/** A kind of glove as the trade knows it, with what may differ from article to article. */
export interface GloveVariant {
  readonly noun: string;
  readonly kind: string;
  readonly palm: string;
  readonly back: string;
  readonly linings: Some<string>;
  readonly coating?: string;
  readonly gauge?: number;
  readonly cuffs: Some<keyof typeof cuffs>;
  readonly art: Pick<GloveArt, 'kind'> & Partial<GloveArt>;
  readonly paints: Some<keyof typeof paints>;
  /** What may stand in the places 1 to 5; absent on a glove of category I. */
  readonly en388?: readonly [string, string, string, string, string];
  /** Share in % of the articles that claim impact. */
  readonly impactPercent?: number;
  readonly en407?: Some<string>;
  readonly en511?: Some<string>;
  readonly en12477?: 'A' | 'B';
  readonly dexterity?: Some<string>;
  readonly sizes: readonly string[];
  readonly uses: Some<string>;
}

/** Name and drawing of a cuff. */
export type Cuff = readonly [name: string, art: GloveArt['cuff']];

export const cuffs = {
  strap: ['Hook-and-loop', 'strap'],
  slip: ['Slip-on', 'slip'],
  knit: ['Knit wrist', 'knit'],
  safety: ['Safety cuff', 'safety'],
  hem: ['Knit wrist', 'hem'],
  band: ['Band top', 'band'],
  shirred: ['Shirred wrist', 'shirred'],
  gauntlet: ['Gauntlet', 'gauntlet'],
} as const satisfies Readonly<Record<string, Cuff>>;
