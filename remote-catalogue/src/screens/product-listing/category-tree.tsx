import { categories, depthOf } from '../../model/categories';
import classNames from './category-tree.module.css';

interface CategoryTreeProps {
  /** Number of articles of each category, in the order of `categories`. */
  readonly counts: readonly number[];
  /** Address of the category that is shown. */
  readonly current: string | undefined;
}

const depthClasses = [classNames.group, classNames.category, classNames.part];

/** All categories with their counts; on narrow screens a row that scrolls. */
export function CategoryTree({ counts, current }: CategoryTreeProps) {
  return (
    <nav className={classNames.tree} aria-labelledby="categories">
      <h2 className={classNames.heading} id="categories">
        Category
      </h2>
      <ul>
        {categories.map((category, place) => (
          <li key={category.path} className={depthClasses[depthOf(category)]}>
            <a
              className={classNames.link}
              href={category.path}
              {...(category.path === current && { 'aria-current': 'page' })}
            >
              {`${category.label} `}
              <span>{counts[place]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
