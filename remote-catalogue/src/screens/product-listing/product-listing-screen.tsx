import { useEffect, useRef } from 'react';
import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { sampleNotice } from '../../components/sample-notice';
import { trailOf, type Category } from '../../model/categories';
import { WithChosenLists } from '../chosen/with-chosen-lists';
import { importLater } from './later-source';
import { listedCategory } from './listed-category';
import type { ListingData } from './listing-data';
import { ListingHeading } from './listing-heading';
import { ListTrouble } from './list-trouble';
import { OfflineNote } from './offline-note';
import classNames from './product-listing.module.css';
import { Results } from './results';
import { useAnnouncedCount } from './use-announced-count';
import { useListing, type UsedListing } from './use-listing';

export { head } from './head';

export const load: NonNullable<ScreenModule<ListingData>['load']> = async (request, context: LoadContext) =>
  (await importLater(context)).load(request, context);

/** The articles of a category, or those that contain a text. */
export function Screen(props: ScreenProps<ListingData>) {
  const listing = useListing(props);
  const category = listedCategory(props.request.path);
  const isSearch = category === undefined || (category.text === '' && listing.view.text !== '');
  const shown = isSearch ? undefined : category;
  const { shell, assetBase } = props;
  useAnnouncedCount(listing.view, shell.announce);
  const isComparing = (listing.view.details?.compare.length ?? 0) > 0;
  return (
    <WithChosenLists shell={shell} assetBase={assetBase} hasTray={!isComparing}>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb crumbs={isComparing ? comparisonCrumbs : crumbsOf(shown)} />
        <Body listing={listing} category={shown} source={{ shell, assetBase }} />
      </div>
      <div className="page-end">
        <div className="container">
          <p>{sampleNotice}</p>
          <a className="link link-arrow" href="/contact-us">
            {listing.view.details?.read
              ? 'Nothing fits? Ask for a glove to this marking'
              : 'Nothing fits? Ask us'}
          </a>
        </div>
      </div>
    </WithChosenLists>
  );
}

const comparisonCrumbs = [{ name: 'Products', path: '/products' }, { name: 'Compare' }];

function crumbsOf(category: Category | undefined) {
  if (!category) return [{ name: 'Products', path: '/products' }, { name: 'Search' }];
  const trail = trailOf(category);
  return trail.map(({ label, crumb = label, path }) =>
    path === category.path ? { name: crumb } : { name: crumb, path },
  );
}

interface BodyProps {
  readonly listing: UsedListing;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly source: Pick<ScreenProps, 'shell' | 'assetBase'>;
}

function Body({ listing, category, source }: BodyProps) {
  const { view, later, trouble, retry } = listing;
  const { details, text } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const onPage = usePageFocus(view.page.page, heading);
  if (details && later && details.compare.length > 0) {
    return <later.CompareSlot {...source} articleNumbers={details.compare} />;
  }
  const nothing = !category && view.outOf === 0 ? details?.nothing : undefined;
  return (
    <>
      {details?.read && later ? (
        <later.SearchReading text={text} read={details.read} />
      ) : (
        <ListingHeading view={view} category={category} />
      )}
      <OfflineNote />
      {trouble && <ListTrouble kind={trouble} onRetry={retry} />}
      {nothing && later ? (
        <later.NothingFoundSection nothing={nothing} />
      ) : (
        <Results listing={listing} category={category} heading={heading} onPage={onPage} />
      )}
    </>
  );
}

/** Another page begins at its heading. Returns what notes that one was chosen. */
function usePageFocus(page: number, heading: React.RefObject<HTMLHeadingElement | null>): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page, heading]);
  return () => {
    isChosen.current = true;
  };
}
