import { columnWith } from './facets';
import { levelSorts, sortParts, type LevelSort, type SortKey, type SortOrder } from './sort-keys';

const names: Readonly<Record<Exclude<SortKey, LevelSort>, string>> = {
  relevance: 'Best match',
  category: 'Category',
  article: 'Article number',
  title: 'Title',
};

const levelNames: Readonly<Partial<Record<LevelSort, string>>> = {
  cut: 'Best cut level first',
  abr: 'Best abrasion first',
  hv: 'Best visibility first',
  arc: 'Best arc rating first',
};

/** An order as a visitor reads it. */
export function sortName(order: SortOrder): string {
  const { key, isReversed } = sortParts(order);
  switch (key) {
    case 'relevance':
    case 'category':
    case 'article':
    case 'title':
      return isReversed ? `${names[key]}, reversed` : names[key];
    default:
      return levelSortName(key, isReversed);
  }
}

/** Of orders by several columns: a single one is named as its column. */
const columnNames: Readonly<Partial<Record<LevelSort, string>>> = {
  hf: 'Heat and flame (EN ISO 11612)',
};

function levelSortName(key: LevelSort, isReversed: boolean): string {
  const label = columnNames[key] ?? columnWith(levelSorts[key][0])?.label ?? '';
  return isReversed ? `${label}, lowest first` : (levelNames[key] ?? `${label}, best first`);
}
