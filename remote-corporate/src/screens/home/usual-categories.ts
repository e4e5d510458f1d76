/** The menu's eight categories, for when the catalogue is not available. They have no counts. */
import cotton from '../../drawings/gallery/dotted-palm.svg';
import fireResistant from '../../drawings/gallery/coverall.svg';
import general from '../../drawings/gallery/mechanics-back.svg';
import highVisibility from '../../drawings/gallery/two-tone-jacket.svg';
import hospital from '../../drawings/gallery/scrubs.svg';
import impact from '../../drawings/gallery/impact-gauntlet-back.svg';
import leather from '../../drawings/gallery/rigger-back.svg';
import nonFireResistant from '../../drawings/gallery/work-trousers.svg';
import { entries } from '#content/categories.json';
import type { CategoryTile } from '../../model/home';

const drawings = [
  general,
  impact,
  cotton,
  leather,
  fireResistant,
  nonFireResistant,
  highVisibility,
  hospital,
];
const gloveCount = 4;

export const usualCategories: readonly CategoryTile[] = drawings.map((drawing, index) => ({
  path: entries[index]?.href ?? '/products',
  label: entries[index]?.title ?? '',
  group: index < gloveCount ? 'Gloves' : 'Garments',
  drawing,
}));
