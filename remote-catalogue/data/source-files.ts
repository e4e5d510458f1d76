import cotton from './src/industrial-gloves-cotton.json?source';
import fireResistant from './src/fire-resistant-garments.json?source';
import general from './src/mechanics-gloves-general.json?source';
import highVisibility from './src/high-visibility-garments.json?source';
import hospital from './src/hospital-wear-garments.json?source';
import impact from './src/mechanics-gloves-impact-protection.json?source';
import leather from './src/industrial-gloves-leather.json?source';
import nonFireResistant from './src/non-fire-resistants-garments.json?source';

/** A file of articles as it was read, not yet checked. */
export interface SourceText {
  /** As messages name it. */
  readonly name: string;
  readonly text: string;
}

/** Every file of articles, in the order of the catalogue. */
export const sourceFiles: readonly SourceText[] = [
  { name: 'data/src/mechanics-gloves-general.json', text: general },
  { name: 'data/src/mechanics-gloves-impact-protection.json', text: impact },
  { name: 'data/src/industrial-gloves-cotton.json', text: cotton },
  { name: 'data/src/industrial-gloves-leather.json', text: leather },
  { name: 'data/src/fire-resistant-garments.json', text: fireResistant },
  { name: 'data/src/non-fire-resistants-garments.json', text: nonFireResistant },
  { name: 'data/src/high-visibility-garments.json', text: highVisibility },
  { name: 'data/src/hospital-wear-garments.json', text: hospital },
];
