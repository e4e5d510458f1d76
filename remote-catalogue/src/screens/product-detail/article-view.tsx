import type { Shell } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { careLines, constructionFacts, dataFacts, packingFacts } from '../../model/article-facts';
import { ArticleActions } from './article-actions';
import { Introduction, Uses } from './article-introduction';
import classNames from './article-view.module.css';
import { BackToResults } from './back-to-results';
import { CareList } from './care-list';
import type { FoundArticle } from './detail-data';
import { Documents } from './documents';
import { DrawingStage } from './drawing-stage';
import { PhotoStage } from './photo-stage';
import { FactTable } from './fact-table';
import { categoryCrumbs } from './head';
import { MarkingSummary } from './marking-summary';
import { Protection } from './protection';
import { isLongSheet } from './sheet-length';
import { Similar } from './similar';
import { SizesSection } from './sizes-section';
import { Versions } from './versions';

interface ArticleViewProps {
  readonly article: FoundArticle;
  readonly shell: Shell;
}

/** An article with all that is known of it; on paper, its data sheet. */
export function ArticleView({ article, shell }: ArticleViewProps) {
  const { product, markings, similar } = article;
  const { articleNo, title, type, ext } = product;
  return (
    <div className={`container ${classNames.page} ${isLongSheet(product, markings) ? classNames.long : ''}`}>
      <Breadcrumb crumbs={[...categoryCrumbs(product), { name: articleNo }]} />
      <p className={classNames.sheetHead}>{shell.site.company.name}: data sheet</p>
      <div className={classNames.top}>
        {product.ext?.photo ? (
          <PhotoStage photo={product.ext.photo} title={product.title} />
        ) : (
          <DrawingStage product={product} />
        )}
        <div className={classNames.information}>
          <Introduction product={product} />
          <MarkingSummary ratings={ext?.ratings} />
          <ArticleActions articleNo={articleNo} title={title} shell={shell} />
          <Uses product={product} />
        </div>
      </div>
      <div className={classNames.body}>
        <Protection markings={markings} />
        <Details article={article} />
      </div>
      <Similar type={type} similar={similar} />
      <BackToResults type={type} />
    </div>
  );
}

function Details({ article: { product, knownVersions } }: Pick<ArticleViewProps, 'article'>) {
  const { articleNo, alsoAvailableIn = [], ext } = product;
  return (
    <div className={classNames.details}>
      <FactTable heading="Construction" facts={constructionFacts(product)} isProse />
      <FactTable heading="Data" facts={dataFacts(product)} />
      {ext && <SizesSection articleNo={articleNo} sizes={ext.sizes} />}
      <Versions versions={alsoAvailableIn} known={knownVersions} />
      <CareList lines={careLines(ext ?? {})} />
      <FactTable heading="Packing" facts={packingFacts(ext ?? {})} />
      <Documents articleNo={articleNo} documents={ext?.documents ?? []} />
    </div>
  );
}
