import { Breadcrumb } from '../../components/breadcrumb';
import { CardImage } from '../../components/card-image';
import { MarkingStrip } from '../../components/marking-strip';
import { SampleNotice } from '../../components/sample-notice';
import type { ArticleCard } from '../../model/article-card';
import { typeLabel } from '../../model/product-types';
import { placeOfType } from './article-place';
import { BackToResults } from './back-to-results';
import classNames from './known-article-view.module.css';

interface KnownArticleViewProps {
  readonly article: ArticleCard;
  /** The site shows samples; the list does not say which articles are some. */
  readonly isSample: boolean;
}

/** What the list knows of an article whose details could not be loaded. */
export function KnownArticleView({ article, isSample }: KnownArticleViewProps) {
  const { articleNo, type, title, sizes, en388, markings, drawing } = article;
  const { crumbs, category } = placeOfType(type);
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={[...crumbs, { name: articleNo }]} />
      <div className={classNames.top}>
        <div className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</div>
        <div className={classNames.information}>
          <h1>
            {articleNo} {title}
          </h1>
          <p className="small muted">{typeLabel(type)}</p>
          {isSample && <SampleNotice />}
          {sizes && <p>Sizes {sizes}</p>}
          {en388 && <MarkingStrip code={en388} />}
          {markings && <p>{markings.join(', ')}</p>}
          <div className={classNames.trouble} role="alert">
            <p>Could not load the details of this article.</p>
            <button type="button" onClick={() => location.reload()}>
              Retry
            </button>
          </div>
        </div>
      </div>
      <BackToResults category={category} />
    </div>
  );
}
