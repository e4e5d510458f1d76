import { useEffect } from 'react';
import type { Head, ScreenModule, ScreenProps, ScreenRequest } from 'shared-types';
import { Page } from '../../components/page';
import { searchQuery } from '../../model/ask/listing-place';
import { searchPath } from 'shared-types/protocol/search-path';

/** Nobody looks for this page. */
export const head = (_: unknown, { title }: ScreenRequest): Head => ({
  title,
  description: 'The search of this site leads from here to its results, or to all gloves and workwear.',
  robots: 'noindex',
});

const resultsPath = (search: string): string => searchPath(searchQuery(search));

export const drawnQuery: NonNullable<ScreenModule['drawnQuery']> = ({ search }) => search;

/** Where the server draws, a form of the search leads to its results. */
export const load: NonNullable<ScreenModule<null>['load']> = async ({ search }, { isOnRequest }) =>
  isOnRequest ? { kind: 'redirect', to: resultsPath(search) } : { kind: 'ready', data: null };

/** What a form of the search leads to where no server draws: an export, or a busy server. With scripts, the results follow at once. */
export function Screen({ request: { search }, shell: { navigate } }: ScreenProps<null>) {
  useEffect(() => {
    if (search !== '') navigate(resultsPath(search), { replace: true });
  }, [search, navigate]);
  return (
    <Page crumbs={[{ name: 'Products', path: '/products' }, { name: 'Search' }]}>
      <h1>Search</h1>
      <p className="lead">
        If your results do not follow, see <a href="/products">all products</a>.
      </p>
    </Page>
  );
}
