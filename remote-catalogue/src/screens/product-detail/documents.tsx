import type { ArticleDocument } from '../../model/product';
import classNames from './lines.module.css';
import { LinesSection } from './lines-section';

interface DocumentsProps {
  readonly articleNo: string;
  readonly documents: readonly ArticleDocument[];
}

const names: Readonly<Record<ArticleDocument['kind'], string>> = {
  'data-sheet': 'Data sheet',
  'user-information': 'User instructions',
  declaration: 'Declaration of conformity',
};

/** The documents of an article, and how to get each: none is a file to download. */
export const Documents = ({ articleNo, documents }: DocumentsProps) => (
  <LinesSection id="documents" heading="Documents" isOnPaper={false}>
    {documents.map(({ kind, state }) => (
      <li key={kind} className={classNames.pair}>
        <strong>{names[kind]}</strong>
        {state === 'generated' ? (
          <span className="muted">Print it from this page</span>
        ) : (
          <a
            href={`/contact-us?items=${encodeURIComponent(articleNo)}`}
            aria-label={`Request: ${names[kind]}`}
          >
            Request
          </a>
        )}
      </li>
    ))}
  </LinesSection>
);
