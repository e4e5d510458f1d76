import type { LoadContext, ScreenModule, ScreenProps, ScreenRequest } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { sampleNotice } from '../../../articles/sample-notice';
import { trailOf, type Category } from '../../../articles/categories';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { listedCategory } from '../../model/ask/listing-place';
import type { ListingData } from './list-view';
import { LoadError } from '../../components/load-error';
import { usePageFocus } from '../../components/use-page-focus';
import { plainHeading } from './plain-heading';
import classNames from './product-listing.module.css';
import { Results } from './results';
import { setCompared } from '../../features/chosen-lists/chosen-lists';
import { importDeferred, useList, type UsedList } from './use-list';

export { head } from './head';

export const load: NonNullable<ScreenModule<ListingData>['load']> = async (request, context: LoadContext) =>
  (await importDeferred(context)).load(request, context);

/** The articles of a category, or those that contain a text. */
export function Screen(props: ScreenProps<ListingData>) {
  const listing = useList(props);
  const category = listedCategory(props.request.path);
  const isSearch = category === undefined || (category.text === '' && listing.view.text !== '');
  const shown = isSearch ? undefined : category;
  const { shell, assetBase } = props;
  const isComparing = (listing.view.details?.compare.length ?? 0) > 0;
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
  readonly source: Pick<ScreenProps, 'shell' | 'assetBase' | 'request'>;
}

function Body({ listing, category, source }: BodyProps) {
  const { view, asked, deferred, loadError, retry } = listing;
  const { details } = view;
  const { heading, onPage } = usePageFocus(view.page.page);
  const effects = deferred && (
    <deferred.ListEffects view={view} asked={asked} shell={source.shell} request={source.request} />
  );
  if (details && deferred && details.compare.length > 0) {
    return (
      <>
        {effects}
        <deferred.Comparison
          shell={source.shell}
          assetBase={source.assetBase}
          articleNumbers={details.compare}
          onChange={(articleNo, isCompared) => setCompared(source.shell, articleNo, isCompared)}
        />
      </>
    );
  }
  const nothing = !category && view.outOf === 0 ? details?.nothing : undefined;
  return (
    <>
      <noscript>
        <p>Search and filters need JavaScript. All articles are shown.</p>
      </noscript>
      <Heading listing={listing} category={category} request={source.request} />
      {deferred && !category && <deferred.PagesSection key={view.text} text={view.text} />}
      {effects}
      {loadError && <LoadError kind={loadError} onRetry={retry} />}
      {nothing && deferred ? (
        <deferred.NothingFoundSection nothing={nothing} />
      ) : (
        <Results
          listing={listing}
          category={category}
          title={source.request.title}
          heading={heading}
          onPage={onPage}
        />
      )}
    </>
  );
}

interface HeadingProps extends Pick<BodyProps, 'listing' | 'category'> {
  readonly request: ScreenRequest;
}

function Heading({ listing: { view, deferred }, category, request }: HeadingProps) {
  const { details } = view;
  if (!deferred || !details) return plainHeading({ view, category, title: request.title });
  return deferred.fullHeading({ view, category, request });
}
