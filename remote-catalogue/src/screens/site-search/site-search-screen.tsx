import { useEffect } from 'react';
import type { Head, ScreenProps, ScreenRequest } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { CardImage } from '../../components/card-image';
import scripts from '../../components/scripted.module.css';
import { searchQuery } from '../../model/ask/listing-place';
import { searchPath } from '../../model/ask/search-address';
import { articleCount } from '../../model/article-count';
import type { SearchCategory, SearchData } from './search-data';
import classNames from './site-search.module.css';

export { load } from './load';

/** Nobody looks for this page. */
export const head = (_: SearchData, { title }: ScreenRequest): Head => ({
  title,
  description:
    'The search of this site needs JavaScript. Without it, choose a category of gloves or workwear, or a standard.',
  robots: 'noindex',
});

/** Where forms of the search lead without scripts: the text was looked up nowhere. With scripts, the results follow at once. */
export function Screen({ data: { categories, standards }, request, shell }: ScreenProps<SearchData>) {
  useSearch(request, shell.navigate);
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={[{ name: 'Products', path: '/products' }, { name: 'Search' }]} />
      <h1>Search</h1>
      <noscript>
        <p className="lead muted">
          Your search was not carried out, because it needs JavaScript. Turn it on, or choose a category or a
          standard.
        </p>
      </noscript>
      <p className={`lead muted ${scripts.scripted}`}>
        Your results appear here when the search has loaded. You can also choose a category or a standard.
      </p>
      <section aria-labelledby="categories">
        <h2 id="categories">Categories</h2>
        <ul className={classNames.categories}>
          {categories.map((category) => (
            <Category key={category.path} category={category} />
          ))}
        </ul>
      </section>
      {standards.length > 0 && (
        <section aria-labelledby="standards">
          <h2 id="standards">Standards</h2>
          <ul className={classNames.standards}>
            {standards.map(({ label, path }) => (
              <li key={path}>
                <a className="link" href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={classNames.more}>
        <a className="link" href="/products">
          All products
        </a>{' '}
        <a className="link" href="/contact-us">
          Ask us
        </a>
      </p>
    </div>
  );
}

/** Goes on to the results of the text in the address. */
function useSearch({ search }: ScreenRequest, navigate: ScreenProps['shell']['navigate']) {
  useEffect(() => {
    const text = searchQuery(search);
    if (text !== '') navigate(searchPath(text), { replace: true });
  }, [search, navigate]);
}

const Category = ({
  category: { path, label, articles, drawing },
}: {
  readonly category: SearchCategory;
}) => (
  <li>
    <a className={classNames.category} href={path}>
      <span className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</span>
      <strong>{label}</strong>
      <span className="muted">{articleCount(articles)}</span>
    </a>
  </li>
);
