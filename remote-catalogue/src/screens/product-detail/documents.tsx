import type { ShownDocument } from '../../../articles/documents';
import { addressPart } from '../../model/ask/search-address';
import classNames from './lines.module.css';
import { LinesSection } from './lines-section';

interface DocumentsProps {
  readonly articleNo: string;
  readonly documents: readonly ShownDocument[];
}

/** The documents of an article: files, and those that are sent on request. */
export const Documents = ({ articleNo, documents }: DocumentsProps) => (
  <LinesSection id="documents" heading="Documents" isOnPaper={false}>
    {documents.map(({ kind, name, file }) => (
      <li key={kind} className={classNames.pair}>
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
    ))}
  </LinesSection>
);
