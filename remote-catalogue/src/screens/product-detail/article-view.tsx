import { useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { lastList } from '../../state/last-list';
import { ArticleActions } from './article-actions';
import { Introduction, Uses } from './article-introduction';
import classNames from './article-view.module.css';
import type { FoundArticle } from './detail-data';
import { Details } from './details';
import { DrawingStage, PhotoStage } from './drawing-stage';
import { Markings } from './markings';
import { EqualOrBetter, Similar } from './near-articles';
import { SizesSection } from './sizes-section';

interface ArticleViewProps {
  readonly article: FoundArticle;
  readonly shell: Shell;
}

/** An article with all that is known of it; on paper, its data sheet. */
export function ArticleView({ article, shell }: ArticleViewProps) {
  const { articleNo, title, place, photo } = article;
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={[...place.crumbs, { name: articleNo }]} />
      <p className={classNames.sheetHead}>{shell.site.company.name}: data sheet</p>
      <div className={classNames.top}>
        {photo ? (
          <PhotoStage photo={photo} title={title} />
        ) : (
          <DrawingStage article={article} shell={shell} />
        )}
        <div className={classNames.information}>
          <Introduction article={article} />
          <Markings article={article} />
          {article.sizes && <SizesSection articleNo={articleNo} sizes={article.sizes} />}
          <ArticleActions article={article} shell={shell} />
          <Uses article={article} />
        </div>
      </div>
      <Details article={article} />
      <EqualOrBetter article={article} />
      <Similar article={article} />
      <BackToResults category={place.category} />
    </div>
  );
}

const never = () => () => {};

/** The way back to the list that the visitor came from, with its query; else to the article's category. */
function BackToResults({ category }: { readonly category: FoundArticle['place']['category'] }) {
  const list = useSyncExternalStore(never, lastList, () => undefined);
  return (
    <p className="no-print">
      <a className="link" href={list ?? category?.path ?? '/products'}>
        {list ? 'Back to the results' : `Back to ${category?.name ?? 'all products'}`}
      </a>
    </p>
  );
}
