import type { ReactNode } from 'react';
import { DocumentTable } from '../../components/document-links';
import { MarkingStrip } from '../../components/marking-strip';
import type { ArticleCard } from '../../../articles/article-card';
import { articlePath } from '../../../articles/article-path';
import { documentsAddress } from '../../model/chosen-articles';
import type { FoundArticle } from './detail-data';
import classNames from './details.module.css';

interface DetailsProps {
  readonly article: FoundArticle;
  readonly publishedAt: string;
}

/** Tables of what is known of an article. */
export function Details({ article, publishedAt }: DetailsProps) {
  const { articleNo, construction, facts, codes, versions, knownVersions, documents } = article;
  return (
    <div className={classNames.details}>
      <Facts id="data" heading="Data" facts={facts} />
      <Facts id="construction" heading="Construction" facts={construction} />
      <Facts id="codes" heading="Codes" facts={codes} />
      <Facts
        id="versions"
        heading="Also available in"
        className="no-print"
        facts={versions.map((version) => {
          const card = knownVersions.find((known) => known.articleNo === version);
          return { name: version, text: card && <Version card={card} /> };
        })}
      />
      {documents.length > 0 && (
        <section className="no-print" aria-labelledby="documents">
          <h2 id="documents">Documents</h2>
          <DocumentTable {...{ documents, articleNo, publishedAt }} />
          {documents.flatMap(({ files }) => files).length > 1 && (
            <p className={classNames.all}>
              <a className="link" href={documentsAddress([articleNo])}>
                All documents in one download
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

interface FactsProps {
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  /** Lines of the table; without any, there is no section. A name without a text takes the whole line. */
  readonly facts: readonly { readonly name: string; readonly text: ReactNode }[];
}

const Facts = ({ id, heading, className, facts }: FactsProps) =>
  facts.length > 0 && (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table>
        <tbody>
          {facts.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row" colSpan={text ? 1 : 2}>
                {name}
              </th>
              {text && <td>{text}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

/** A further version that is an article of the catalogue: its name and its difference. */
const Version = ({ card: { articleNo, title, en388, reason } }: { readonly card: ArticleCard }) => (
  <>
    <a href={articlePath(articleNo)}>{title}</a>
    {reason && <p>{reason}</p>}
    {en388 && (
      <p className="no-print">
        <MarkingStrip code={en388} />
      </p>
    )}
  </>
);
