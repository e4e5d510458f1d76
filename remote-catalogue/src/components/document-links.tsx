import { useEffect, useState } from 'react';
import { addressPart } from 'shared-types/protocol/search-path';
import type { ShownDocument } from '../../articles/documents';
import classNames from './document-links.module.css';

interface DocumentTableProps {
  readonly documents: readonly ShownDocument[];
  readonly articleNo: string;
  readonly publishedAt: string;
}

/** Documents of an article: the files in each language, or the way to request them. */
export function DocumentTable({ documents, articleNo, publishedAt }: DocumentTableProps) {
  // The day of publishing in the first render, equal everywhere, then that of the visitor's clock.
  const [today, setToday] = useState(publishedAt.slice(0, 10));
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), []);
  return (
    <table>
      <tbody>
        {documents.map((document) => (
          <tr key={document.kind}>
            <th scope="row">{document.name}</th>
            <td className={classNames.links}>
              <DocumentLinks {...{ document, articleNo, today }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DocumentLinksProps {
  readonly document: ShownDocument;
  readonly articleNo: string;
  readonly today: string;
}

function DocumentLinks({ document, articleNo, today }: DocumentLinksProps) {
  const { name, files, certificate } = document;
  const isEnded = certificate !== undefined && certificate.validUntil < today;
  const requestAddress = `/contact-us?items=${articleNo}&topic=documents&text=${addressPart(name)}`;
  return (
    <>
      {certificate && (
        <p>
          {certificate.number}, {certificate.body}
          <br />
          {isEnded ? <strong>Ended on {certificate.lastDay}</strong> : `Valid until ${certificate.lastDay}`}
        </p>
      )}
      {files.map(({ address, fileName, about, edition }) => (
        <p key={fileName}>
          <a
            href={address}
            download={fileName}
            aria-label={`Download ${about}: ${name}${edition && `, ${edition}`}`}
          >
            Download {about}
          </a>{' '}
          <span className={`small muted ${classNames.edition}`}>{edition}</span>
        </p>
      ))}
      {(files.length === 0 || isEnded) && (
        <a href={requestAddress} aria-label={`Request: ${name}`}>
          Request
        </a>
      )}
    </>
  );
}
