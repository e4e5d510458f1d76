import { addressPart } from 'shared-types/protocol/search-path';
import type { ShownCertificate, ShownDocument } from '../../articles/documents';
import { useToday } from './use-today';

interface DocumentTableProps {
  readonly documents: readonly ShownDocument[];
  readonly articleNo: string;
  readonly publishedAt: string;
}

/** Documents of an article, a row each. */
export const DocumentTable = ({ documents, ...article }: DocumentTableProps) => (
  <table>
    <tbody>
      {documents.map((document) => (
        <tr key={document.kind}>
          <th scope="row">{document.name}</th>
          <td>
            <DocumentLinks document={document} {...article} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface DocumentLinksProps extends Omit<DocumentTableProps, 'documents'> {
  readonly document: ShownDocument;
}

/** The files of a document in each language, or the way to request it. A certificate says by whom and how long. */
function DocumentLinks({ document, articleNo, publishedAt }: DocumentLinksProps) {
  const { name, files, certificate } = document;
  const isEnded = useToday(publishedAt) > (certificate?.validUntil ?? '9');
  return (
    <>
      {certificate && <CertificateText certificate={certificate} isEnded={isEnded} />}
      {files.map(({ address, fileName, about, edition }) => (
        <p key={address}>
          <a
            href={address}
            download={fileName}
            aria-label={`Download ${about}: ${[name, edition].filter(Boolean).join(', ')}`}
          >
            Download {about}
          </a>{' '}
          <span className="small muted">{edition}</span>
        </p>
      ))}
      {(files.length === 0 || isEnded) && (
        <a
          href={`/contact-us?items=${articleNo}&topic=documents&text=${addressPart(name)}`}
          aria-label={`Request: ${name}`}
        >
          Request
        </a>
      )}
    </>
  );
}

interface CertificateTextProps {
  readonly certificate: ShownCertificate;
  readonly isEnded: boolean;
}

const CertificateText = ({ certificate: { body, number, lastDay }, isEnded }: CertificateTextProps) => (
  <p>
    {number}, {body}
    <br />
    {isEnded ? <strong>Ended on {lastDay}</strong> : `Valid until ${lastDay}`}
  </p>
);
