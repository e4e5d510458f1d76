import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { Breadcrumb } from '../../components/page';
import { sampleNotice } from '../../../articles/sample-notice';
import { productTypes } from '../../../articles/product-types';
import { depthOf, trailOf, type Category } from '../../../articles/categories';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { listedCategory } from '../../model/ask/listing-place';
import { searchAddress } from 'shared-types/protocol/search-path';
import { headingText } from '../../model/shown-text';
import { fetchParts, fetchViews, importParts } from './fetch-deferred';
import type { ListingData } from './list-view';
import { LoadError } from '../../components/load-error';
import classNames from './product-listing.module.css';
import { Results } from './results';
import { openLists } from '../../features/chosen-lists/chosen-lists';
import { useList, type UsedList } from './use-list';

export { fetchViews as prepare } from './fetch-deferred';
export { head } from './head';

export const load: NonNullable<ScreenModule<ListingData>['load']> = async (request, context: LoadContext) => {
  const [parts] = await Promise.all([fetchParts(context), fetchViews()]);
  return parts.load(request, context);
};

export const drawnQuery: NonNullable<ScreenModule['drawnQuery']> = async (request) =>
  (await importParts()).drawnQuery(request);

/** The articles of a category, or those that contain a text. */
export function Screen(props: ScreenProps<ListingData>) {
  const listing = useList(props);
  const category = listedCategory(props.request.path);
  const isSearch = category === undefined || (category.text === '' && listing.view.text !== '');
  const shown = isSearch ? undefined : category;
  const { shell, assetBase } = props;
  const isComparing = listing.view.details?.compared !== undefined;
  return (
    <WithChosenLists shell={shell} assetBase={assetBase} hasTray={!isComparing}>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb crumbs={crumbsOf(shown, isComparing, props.request.title)} />
        <Body listing={listing} category={shown} source={props} />
      </div>
      <div className="page-end">
        <div className="container">
          {shell.site.sample && !isComparing ? <p>{sampleNotice}</p> : <span />}
          <a className="link link-arrow no-print" href="/contact-us">
            No suitable article? Ask us
          </a>
        </div>
      </div>
    </WithChosenLists>
  );
}

function crumbsOf(category: Category | undefined, isComparing: boolean, title: string) {
  if (isComparing || !category)
    return [{ name: 'Products', path: '/products' }, { name: isComparing ? 'Compare' : 'Search' }];
  return trailOf(category).map(({ label, crumb = label, path }) =>
    path === category.path ? { name: title } : { name: crumb, path },
  );
}

interface BodyProps {
  readonly listing: UsedList;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly source: Pick<ScreenProps, 'shell' | 'request' | 'assetBase'>;
}

function Body({ listing, category, source }: BodyProps) {
  const { view, asked, deferred, error, retry } = listing;
  const { details, outOf } = view;
  const { shell, request } = source;
  const effects = (
    <>
      {deferred && (
        <deferred.ListEffects types={category?.types ?? productTypes} {...{ view, asked, shell, request }} />
      )}
      {error && <LoadError kind={error} onRetry={retry} />}
    </>
  );
  if (details?.compared && deferred) {
    return (
      <>
        {effects}
        <deferred.Comparison
          shell={shell}
          compared={details.compared}
          hasFiles={view.files !== undefined}
          onChange={(...change) => void openLists(shell.storage).compare.change(...change)}
        />
      </>
    );
  }
  const nothing = !category && outOf === 0 ? details?.nothing : undefined;
  return (
    <>
      <Heading {...{ listing, category, source }} />
      {deferred && details?.evidence && (
        <deferred.EvidenceSection evidence={details.evidence} switches={details.switches} />
      )}
      {deferred && details?.pages && <deferred.PagesSection pages={details.pages} />}
      {effects}
      {nothing && deferred ? (
        <deferred.NothingFoundSection nothing={nothing} />
      ) : (
        <Results {...{ listing, category, source }} title={request.title} />
      )}
    </>
  );
}

/** What is listed, and how many articles there are. */
function Heading({ listing: { view }, category, source: { request } }: BodyProps) {
  const { text, count, heading, summary, details } = view;
  // A category whose address is a plain word hides the search for that word.
  const [, word] = (request.isSearched && !text && /^\/products\/([a-z]+)$/.exec(request.path)) || [];
  return (
    <div className={classNames.heading}>
      <h1 aria-describedby="summary">{category ? request.title : heading}</h1>
      {summary && (
        <p id="summary" className={`muted ${count === 0 ? classNames.sentence : ''}`}>
          {summary}
        </p>
      )}
      {details && category && word && (
        <p className="small">
          <a href={searchAddress(word)} rel="nofollow">{`Search all products for “${word}”`}</a>
        </p>
      )}
      {category && depthOf(category) === 0 && (
        <a className={`link link-arrow ${classNames.choose}`} href="/choose">
          Choose by hazard
        </a>
      )}
      {category && text && count > 0 && (
        <p className={`small ${classNames.sentence}`}>Articles found for “{headingText(text)}”</p>
      )}
    </div>
  );
}
