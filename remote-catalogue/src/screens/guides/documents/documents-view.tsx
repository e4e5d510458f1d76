import type { Head, ScreenProps } from 'shared-types';
import type { ShownDocument } from '../../../../articles/documents';
import { articlePath } from '../../../../articles/article-path';
import { DocumentTable } from '../../../components/document-links';
import { Page, SampleNotice } from '../../../components/page';
import { titleText } from '../../../model/shown-text';
import { DownloadAll } from './download-all';

/** Articles of an address, and their documents. */
export interface DocumentsData {
  readonly kind: 'documents';
  readonly isSample: boolean;
  readonly articles: readonly {
    readonly articleNo: string;
    readonly title: string;
    readonly documents: readonly ShownDocument[];
  }[];
  /** Numbers that no article has. */
  readonly unknown: readonly string[];
}

/** Any articles can stand in the address: the page stays out of search engines. */
export const documentsHead = (data: DocumentsData): Head => ({
  title: titleText(headingOf(data)),
  description: '',
  robots: 'noindex',
});

function headingOf({ articles: [first, ...others] }: DocumentsData): string {
  if (others.length === 0) return `Documents of ${first?.articleNo}`;
  return `Documents of ${others.length + 1} articles`;
}

/** The documents of some articles, one by one and as one download. */
export function DocumentsView({ data, publishedAt }: ScreenProps<DocumentsData>) {
  const { articles, unknown, isSample } = data;
  const heading = headingOf(data);
  const files = articles.flatMap(({ documents }) => documents.flatMap((document) => document.files));
  return (
    <Page crumbs={[{ name: 'Products', path: '/products' }, { name: heading }]}>
      <h1>{heading}</h1>
      <div className="prose">
        {unknown.map((articleNo) => (
          <p key={articleNo}>Article {articleNo} not found.</p>
        ))}
        {isSample && <SampleNotice />}
        <DownloadAll
          key={heading}
          files={files}
          fileName={`${heading}.zip`.toLowerCase().replaceAll(' ', '-')}
        />
      </div>
      {articles.map(({ articleNo, title, documents }) => (
        <section key={articleNo} className="prose" aria-labelledby={`documents-${articleNo}`}>
          <h2 id={`documents-${articleNo}`}>
            <a href={articlePath(articleNo)}>{articleNo}</a> {title}
          </h2>
          {documents.length > 0 ? (
            <DocumentTable {...{ documents, articleNo, publishedAt }} />
          ) : (
            <p className="muted">No documents: it is no protective equipment.</p>
          )}
        </section>
      ))}
    </Page>
  );
}
