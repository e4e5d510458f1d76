import type { ReactNode } from 'react';
import { categories, leafCategories, type Category } from '../../model/categories';
import type { ListingData } from './listing-data';
import classNames from './no-articles.module.css';

interface NoArticlesProps {
  readonly data: ListingData;
}

/** Ways on from an empty list. */
export function NoArticles({ data }: NoArticlesProps) {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">Look through a category</h2>
      <ul className={classNames.categories}>
        {leafCategories.map((category, place) => (
          <li key={category.path}>
            <CategoryLink category={category} drawing={data.drawings[place] ?? shownDrawing(category, data)}>
              {countOf(category.path, data)} articles
            </CategoryLink>
          </li>
        ))}
      </ul>
      <p className={classNames.end}>
        Looking for an older number?{' '}
        <a className="link link-arrow" href="/contact-us">
          Ask which article replaced it
        </a>
      </p>
    </section>
  );
}

interface CategoryLinkProps {
  readonly category: Category;
  readonly drawing: string | undefined;
  readonly children: ReactNode;
}

const CategoryLink = ({ category, drawing, children }: CategoryLinkProps) => (
  <a className={classNames.link} href={category.path}>
    <span className={`plate ${classNames.plate}`}>
      {drawing && <img src={drawing} alt="" width={300} height={375} />}
    </span>
    <strong>{category.label}</strong>
    <span className={classNames.count}>{children}</span>
  </a>
);

/** Where a text narrowed a full list down to nothing, the list itself has the drawings. */
const shownDrawing = ({ types }: Category, { articles }: ListingData): string | undefined =>
  articles.find(({ type }) => types.includes(type))?.drawing;

const countOf = (path: string, { counts }: ListingData): number =>
  counts[categories.findIndex((category) => category.path === path)] ?? 0;
