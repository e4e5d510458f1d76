import { useEffect } from 'react';
import type { Head, ScreenModule, ScreenProps, ScreenRequest } from 'shared-types';
import { leafCategories } from '../../../articles/categories';
import { headingOf } from '../../../articles/categories';
import { Page } from '../../components/page';
import scripts from '../../components/scripted.module.css';
import { searchQuery } from '../../model/ask/listing-place';
import { addressPart, searchPath } from '../../model/ask/search-address';

/** Nobody looks for this page. */
export const head = (_: unknown, { title }: ScreenRequest): Head => ({
  title,
  description:
    'The search of this site needs JavaScript. Without it, choose a category of gloves or workwear.',
  robots: 'noindex',
});

export const drawnQuery: NonNullable<ScreenModule['drawnQuery']> = ({ search }) => {
  const text = searchQuery(search);
  return text && `?q=${addressPart(text)}`;
};

/** Where the server draws searches, a form leads to the results. */
export const load: NonNullable<ScreenModule<null>['load']> = async ({ search }) => {
  const text = searchQuery(search);
  return text === '' ? { kind: 'ready', data: null } : { kind: 'redirect', to: searchPath(text) };
};

/** Where forms of the search lead without scripts: the text was looked up nowhere. With scripts, the results follow at once. */
export function Screen({ request: { search }, shell: { navigate } }: ScreenProps<null>) {
  useEffect(() => {
    const text = searchQuery(search);
    if (text !== '') navigate(searchPath(text), { replace: true });
  }, [search, navigate]);
  return (
    <Page crumbs={[{ name: 'Products', path: '/products' }, { name: 'Search' }]}>
      <h1>Search</h1>
      <div className="prose">
        <noscript>
          <p className="lead muted">
            Your search was not carried out, because it needs JavaScript. Turn it on, or choose a category:
          </p>
        </noscript>
        <p className={`lead muted ${scripts.scripted}`}>
          Your results appear here when the search has loaded. You can also choose a category:
        </p>
        <ul>
          {leafCategories.map((category) => (
            <li key={category.path}>
              <a href={category.path}>{headingOf(category)}</a>
            </li>
          ))}
        </ul>
        <p className="buttons">
          <a className="button button-outlined" href="/products">
            All products
          </a>
          <a className="button button-outlined" href="/contact-us">
            Ask us
          </a>
        </p>
      </div>
    </Page>
  );
}
