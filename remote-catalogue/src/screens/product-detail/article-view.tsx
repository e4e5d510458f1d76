import type { Shell } from 'shared-types';
import { Breadcrumb } from '../../components/breadcrumb';
import { isGloveType } from '../../../articles/product-types';
import { ArticleActions } from './article-actions';
import { Introduction, Uses } from './article-introduction';
import classNames from './article-view.module.css';
import { BackToResults } from './back-to-results';
import type { FoundArticle } from './detail-data';
import { EqualOrBetter } from './equal-or-better';
import { Documents } from './documents';
import { DrawingStage } from './drawing-stage';
import { PhotoStage } from './photo-stage';
import { FactTable } from './fact-table';
import { Markings } from './markings';
import { Similar } from './similar';
import { SizesSection } from './sizes-section';
import { Versions } from './versions';

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
      {article.equalOrBetter && (
        <EqualOrBetter
          articleNo={articleNo}
          isGlove={isGloveType(article.type)}
          equalOrBetter={article.equalOrBetter}
        />
      )}
      <Similar category={place.category} similar={article.similar} />
      <BackToResults category={place.category} />
    </div>
  );
}

const Details = ({ article }: Pick<ArticleViewProps, 'article'>) => (
  <div className={classNames.details}>
    <FactTable heading="Construction" facts={article.construction} isProse />
    <FactTable heading="Data" facts={article.facts} />
    <Versions versions={article.versions} known={article.knownVersions} />
    <Documents articleNo={article.articleNo} documents={article.documents} />
  </div>
);
