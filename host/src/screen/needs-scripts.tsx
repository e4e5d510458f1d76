import type { KnownRoute } from 'shared-types/release';
import { useIsLinked } from '../layout/left-out';
import { contactUs, productFamilies, products, standards } from '../layout/site-links';
import { isSearchRoute } from 'shared-types/protocol/search-path';

interface NeedsScriptsProps {
  /** Absent where the page has one. */
  readonly heading?: string | false | undefined;
  readonly route: Pick<KnownRoute, 'path'> | undefined;
}

/** Content of a page that has nothing to show without scripts. */
export const NeedsScripts = ({ heading, route }: NeedsScriptsProps) => (
  <>
    {heading && <h1>{heading}</h1>}
    {isSearchRoute(route?.path ?? '') ? <SearchNeedsScripts /> : <PageNeedsScripts />}
  </>
);

function PageNeedsScripts() {
  const isLinked = useIsLinked();
  return (
    <>
      <p>This page needs JavaScript. Please switch it on in your browser.</p>
      {isLinked(products) && isLinked(contactUs) && (
        <p>
          Without JavaScript, you can <a href={products.path}>see all products</a> and{' '}
          <a href={contactUs.path}>contact us</a>.
        </p>
      )}
    </>
  );
}

/** Content of the search page. Nobody must take it for a search without results. */
function SearchNeedsScripts() {
  const isLinked = useIsLinked();
  const categories = productFamilies.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
  return (
    <div className="prose">
      <p>Your search was not carried out, because it needs JavaScript. Turn it on, or choose a category:</p>
      <ul>
        {categories.filter(isLinked).map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
      {isLinked(standards) && isLinked(contactUs) && (
        <p>
          You can also read about <a href={standards.path}>the standards</a>, or{' '}
          <a href={contactUs.path}>contact us</a>.
        </p>
      )}
    </div>
  );
}
