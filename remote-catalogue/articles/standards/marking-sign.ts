import signs from './signs.json';
import type { RatedStandard } from './standard-names';

/** Our own signs for what the standards are about, not those of the standards. */
const signOf: Readonly<Record<RatedStandard, keyof typeof signs>> = {
  en388: 'hammer',
  en407: 'flame',
  en511: 'snowflake',
  en374: 'flask',
  en374_5: 'microbe',
  en12477: 'spark',
  ansi105: 'hammer',
  ansi138: 'impact',
  iso21420: 'hand',
  iso11612: 'flame',
  iso11611: 'spark',
  iec61482: 'bolt',
  en1149_5: 'ground',
  en13034: 'flask',
  iso20471: 'vest',
  en13795: 'microbe',
  pb70: 'drop',
};

/** The sign of a standard: an SVG path of strokes in a square of 24. */
export const markingSign = (standard: RatedStandard): string => signs[signOf[standard]];
