import type { DetailData, FoundArticle } from './detail-data';
import { KnownArticleView } from './known-article-view';
import { MissingArticleView } from './missing-article-view';

interface OtherViewProps {
  readonly data: Exclude<DetailData, FoundArticle>;
  /** The content of the site is sample content. */
  readonly isSample: boolean;
}

/** The view if there is no article with all its details. */
export const OtherView = ({ data, isSample }: OtherViewProps) =>
  data.kind === 'known' ? (
    <KnownArticleView article={data.article} isSample={isSample} />
  ) : (
    <MissingArticleView missing={data} />
  );
