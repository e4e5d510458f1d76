import type { PageContent } from '../model/content';
import { dayText } from '../model/days';

type PageEndProps = {
  page: PageContent;
  /** False where there is no text whose age could be told. */
  isDated?: boolean;
};

/** The last row of every page: how old the text is, and where questions go. */
export function PageEnd({ page: { updated, closing }, isDated = true }: PageEndProps) {
  return (
    <div className="page-end">
      <div className="container">
        <p>
          {isDated && (
            <>
              Updated <time dateTime={updated}>{dayText(updated)}</time>
            </>
          )}
        </p>
        <a className="link link-arrow" href={closing.path}>
          {closing.label}
        </a>
      </div>
    </div>
  );
}
