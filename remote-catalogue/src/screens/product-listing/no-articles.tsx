import { categories, leafCategories } from '../../model/categories';
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
        {leafCategories.map(({ path, label }, place) => (
          <li key={path}>
            <a className={classNames.link} href={path}>
              <span className={`plate ${classNames.plate}`}>
                {data.drawings[place] && <img src={data.drawings[place]} alt="" width={300} height={375} />}
              </span>
              <strong>{label}</strong>
              <span className={classNames.count}>{countOf(path, data)} articles</span>
            </a>
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

const countOf = (path: string, { counts }: ListingData): number =>
  counts[categories.findIndex((category) => category.path === path)] ?? 0;
