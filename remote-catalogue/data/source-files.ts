import cotton from './src/industrial-gloves-cotton.json';
import fireResistant from './src/fire-resistant-garments.json';
import general from './src/mechanics-gloves-general.json';
import highVisibility from './src/high-visibility-garments.json';
import hospital from './src/hospital-wear-garments.json';
import impact from './src/mechanics-gloves-impact-protection.json';
import leather from './src/industrial-gloves-leather.json';
import nonFireResistant from './src/non-fire-resistants-garments.json';

/** A file of articles as it was read, not yet checked. */
export interface SourceFile {
  readonly name: string;
  readonly articles: unknown;
}

/** Every file of articles, in the order of the catalogue. */
export const sourceFiles: readonly SourceFile[] = [
  { name: 'data/src/mechanics-gloves-general.json', articles: general },
  { name: 'data/src/mechanics-gloves-impact-protection.json', articles: impact },
  { name: 'data/src/industrial-gloves-cotton.json', articles: cotton },
  { name: 'data/src/industrial-gloves-leather.json', articles: leather },
  { name: 'data/src/fire-resistant-garments.json', articles: fireResistant },
  { name: 'data/src/non-fire-resistants-garments.json', articles: nonFireResistant },
  { name: 'data/src/high-visibility-garments.json', articles: highVisibility },
  { name: 'data/src/hospital-wear-garments.json', articles: hospital },
];
