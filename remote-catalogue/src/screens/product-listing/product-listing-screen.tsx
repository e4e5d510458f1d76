import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { sampleNotice } from '../../../articles/sample-notice';
import { productTypes } from '../../../articles/product-types';
import { trailOf, type Category } from '../../../articles/categories';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { listedCategory } from '../../model/ask/listing-place';
import { fetchParts, importParts } from './fetch-deferred';
import type { ListingData } from './list-view';
import { LoadError } from '../../components/load-error';
import { Heading } from './heading';
import classNames from './product-listing.module.css';
import { Results } from './results';
import { setCompared } from '../../features/chosen-lists/chosen-lists';
import { useList, type UsedList } from './use-list';

export { fetchDrawn as prepare } from './fetch-deferred';
export { head } from './head';

export const load: NonNullable<ScreenModule<ListingData>['load']> = async (request, context: LoadContext) =>
  (await fetchParts(context)).deferred.load(request, context);

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
          {shell.site.sample ? <p>{sampleNotice}</p> : <span />}
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
  readonly source: Pick<ScreenProps, 'shell' | 'request'>;
}

function Body({ listing, category, source }: BodyProps) {
  const { view, asked, deferred, error, retry } = listing;
  const { details, outOf } = view;
  const { shell, request } = source;
  const effects = deferred && (
    <deferred.ListEffects
      view={view}
      types={category?.types ?? productTypes}
      asked={asked}
      shell={shell}
      request={request}
    />
  );
  const failure = error && <LoadError kind={error} onRetry={retry} />;
  if (details?.compared && deferred) {
    return (
      <>
        {effects}
        {failure}
        <deferred.Comparison
          shell={shell}
          compared={details.compared}
          onChange={(articleNo, isCompared) => void setCompared(shell, articleNo, isCompared)}
        />
      </>
    );
  }
  const nothing = !category && outOf === 0 ? details?.nothing : undefined;
  return (
    <>
      <Heading view={view} category={category} request={request} />
      {deferred && details?.pages && <deferred.PagesSection pages={details.pages} />}
      {effects}
      {failure}
      {nothing && deferred ? (
        <>
          <deferred.Notes notes={details?.notes ?? []} />
          <deferred.NothingFoundSection nothing={nothing} />
        </>
      ) : (
        <Results listing={listing} category={category} title={request.title} />
      )}
    </>
  );
}
