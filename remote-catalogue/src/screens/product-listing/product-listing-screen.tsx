import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';
import { ArticleGrid } from '../../components/article-grid';
import { Breadcrumb } from '../../components/breadcrumb';
import { SampleNotice } from '../../components/sample-notice';
import { useWarmLoad } from '../../components/use-warm-load';
import { trailOf } from '../../model/categories';
import { CategoryTree } from './category-tree';
import type { ListingData } from './listing-data';
import { ListingHeading } from './listing-heading';
import { listingView, type ListingView } from './listing-view';
import { NoArticles } from './no-articles';
import classNames from './product-listing.module.css';
import { WordOffer } from './word-offer';

export { head } from './head';

/** What a first call waits for; a prerendered page needs none of it. */
const fetchLoad = async (source: Pick<LoadContext, 'http' | 'site'>) => {
  const module = import(/* webpackChunkName: "product-listing-load" */ './load');
  await Promise.all([module, fetchCallParts(source)]);
  return await module;
};

export const load: NonNullable<ScreenModule<ListingData>['load']> = async (request, context) =>
  (await fetchLoad(context)).load(request, context);

/** Drawings in the first window of a wide screen. */
const firstDrawings = 8;

/** The articles of a category, or those that contain a text. */
export function Screen({ data, request, shell }: ScreenProps<ListingData>) {
  const view = listingView(data, request);
  useWarmLoad(shell, fetchLoad);
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={crumbsOf(view)} />
      <ListingHeading view={view} total={data.counts[0] ?? 0} />
      {view.articles.length === 0 ? <NoArticles data={data} /> : <Results view={view} counts={data.counts} />}
    </div>
  );
}

function crumbsOf({ category }: ListingView) {
  if (!category) return [{ name: 'Products', path: '/products' }, { name: 'Search' }];
  const trail = trailOf(category);
  return trail.map(({ label, crumb = label, path }) =>
    path === category.path ? { name: crumb } : { name: crumb, path },
  );
}

interface ResultsProps {
  readonly view: ListingView;
  readonly counts: readonly number[];
}

function Results({ view, counts }: ResultsProps) {
  const { articles, category } = view;
  const hasManyTypes = new Set(articles.map(({ type }) => type)).size > 1;
  return (
    <div className={classNames.columns}>
      <CategoryTree counts={counts} current={category?.path} />
      <section aria-labelledby="results">
        <div className={classNames.above}>
          <h2 className="visually-hidden" id="results">
            Results
          </h2>
          <SampleNotice />
          {category?.text === '' && (
            <noscript>
              <p className="small">A search needs JavaScript: without it, this page lists all articles.</p>
            </noscript>
          )}
          <WordOffer view={view} />
        </div>
        <ArticleGrid articles={articles} hasTypes={hasManyTypes} firstDrawings={firstDrawings} />
      </section>
    </div>
  );
}
