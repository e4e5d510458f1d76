import { categories, depthOf, type Category } from '../../../articles/categories';
import { isGloveType } from '../../../articles/product-types';
import type { ListView } from './list-view';
import classNames from './category-tree.module.css';
import filters from './filters/filters.module.css';

interface CategoryTreeProps {
  readonly view: Pick<ListView, 'counts' | 'details'>;
  /** Address of the category that is shown. */
  readonly current: string;
}

const depthClasses = [classNames.group, classNames.category, classNames.part];

/** The categories with their counts, those of another group than the shown one left out; on narrow screens a row that scrolls. */
export function CategoryTree({ view: { counts, details }, current }: CategoryTreeProps) {
  const links = details?.categories;
  return (
    <nav className={classNames.tree} aria-labelledby="categories">
      <h2 className={filters.name} id="categories">
        Category
      </h2>
      <ul>
        {shownCategories(counts, current).map(({ category, place }) => (
          <li key={category.path} className={depthClasses[depthOf(category)]}>
            <a
              className={`small ${classNames.link}`}
              href={links?.addresses[place] ?? category.path}
              rel={links && 'nofollow'}
              {...(category.path === current && { 'aria-current': 'page' })}
            >
              {`${category.label} `}
              <span>{(links?.counts ?? counts)[place]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The highest categories, and those of the group that is shown; none without articles. */
function shownCategories(counts: readonly number[], current: string) {
  const shown = categories.find(({ path }) => path === current);
  const all = categories
    .map((category: Category, place) => ({ category, place }))
    .filter(({ place }) => counts[place] !== 0);
  if (!shown || shown.path === '/products') return all;
  const areGloves = shown.types.every(isGloveType);
  return all.filter(
    ({ category }) => depthOf(category) === 0 || category.types.every(isGloveType) === areGloves,
  );
}
