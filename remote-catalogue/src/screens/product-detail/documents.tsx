import type { ArticleDocument } from '../../model/product';
import classNames from './lines.module.css';

interface DocumentsProps {
  readonly articleNo: string;
  readonly documents: readonly ArticleDocument[];
}

const names: Readonly<Record<ArticleDocument['kind'], string>> = {
  'data-sheet': 'Data sheet',
  'user-information': 'Information for the user',
  declaration: 'Declaration of conformity',
};

/** The papers about an article, and how to get each: there are no files to download. */
export function Documents({ articleNo, documents }: DocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section className={`${classNames.lines} no-print`} aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul>
        {documents.map(({ kind, state }) => (
          <li key={kind} className={classNames.pair}>
            <strong>{names[kind]}</strong>
            {state === 'generated' ? (
              <span className="muted">This page, printed on one sheet</span>
            ) : (
              <a
                href={`/contact-us?items=${encodeURIComponent(articleNo)}`}
                aria-label={`Ask for it: ${names[kind]}`}
              >
                Ask for it
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
