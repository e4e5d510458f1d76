import type { PageContent } from '../model/content';

/** The last row of every page: how old the text is, and where questions go. */
export function PageEnd({ page: { updated, closing } }: { page: PageContent }) {
  return (
    <div className="page-end">
      <div className="container">
        <p>
          Updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
        <a className="link link-arrow" href={closing.path}>
          {closing.label}
        </a>
      </div>
    </div>
  );
}
