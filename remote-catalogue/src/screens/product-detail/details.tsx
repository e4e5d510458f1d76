import type { ReactNode } from 'react';
import { CardImage } from '../../components/card-image';
import { MarkingStrip } from '../../components/marking-strip';
import type { ArticleFact } from '../../../articles/article-facts';
import type { ShownDocument } from '../../../articles/documents';
import type { ReasonedCard } from '../../model/article-card';
import { articlePath } from '../../model/article-path';
import { addressPart } from '../../model/ask/search-address';
import type { FoundArticle } from './detail-data';
import classNames from './details.module.css';

export function Details({ article }: { readonly article: FoundArticle }) {
  const { articleNo, construction, facts, versions, knownVersions, documents } = article;
  return (
    <div className={classNames.details}>
      <FactTable className={classNames.prose} heading="Construction" facts={construction} />
      <FactTable heading="Data" facts={facts} />
      <Lines id="versions" heading="Also available in">
        {versions.map((version) => {
          const card = knownVersions.find(({ article: known }) => known.articleNo === version);
          return <li key={version}>{card ? <Version card={card} /> : version}</li>;
        })}
      </Lines>
      <Lines id="documents" heading="Documents" className="no-print">
        {documents.map((document) => (
          <DocumentLine key={document.kind} articleNo={articleNo} document={document} />
        ))}
      </Lines>
    </div>
  );
}

interface FactTableProps {
  readonly className?: string | undefined;
  readonly heading: string;
  readonly facts: readonly ArticleFact[];
}

function FactTable({ className, heading, facts }: FactTableProps) {
  if (facts.length === 0) return null;
  const id = heading.toLowerCase();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table>
        <tbody>
          {facts.map(({ name, text }) => (
            <tr key={name}>
              <th className={classNames.name} scope="row">
                {name}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LinesProps {
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  /** List items; without any, there is no section. */
  readonly children: readonly ReactNode[];
}

const Lines = ({ id, heading, className = '', children }: LinesProps) =>
  children.length > 0 && (
    <section className={`${classNames.lines} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );

/** A further version that is an article of the catalogue: picture, name and difference. */
function Version({ card: { article, reason } }: { readonly card: ReasonedCard }) {
  const { articleNo, title, drawing, en388 } = article;
  return (
    <div className={classNames.version}>
      <div className={`plate no-print ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</div>
      <div className={classNames.text}>
        <a href={articlePath(articleNo)}>
          {articleNo} {title}
        </a>
        {reason && <span>{reason}</span>}
        {en388 && (
          <span className="no-print">
            <MarkingStrip code={en388} />
          </span>
        )}
      </div>
    </div>
  );
}

interface DocumentLineProps {
  readonly articleNo: string;
  readonly document: ShownDocument;
}

/** A document as a file, or with the way to request it. */
const DocumentLine = ({ articleNo, document: { kind, name, file } }: DocumentLineProps) => (
  <li className={classNames.pair}>
    <strong>{name}</strong>
    {file ? (
      <a
        href={file.address}
        download={`${articleNo}-${kind}.pdf`}
        aria-label={`Download ${file.about}: ${name}`}
      >
        Download {file.about}
      </a>
    ) : (
      <a
        href={`/contact-us?items=${encodeURIComponent(articleNo)}&topic=documents&text=${addressPart(name)}`}
        aria-label={`Request: ${name}`}
      >
        Request
      </a>
    )}
  </li>
);
