import type { FoundPage } from 'shared-types';
import classNames from './seldom.module.css';

/** Pages of the site that fit the searched text, above its articles. */
export const PagesSection = ({ pages }: { readonly pages: readonly FoundPage[] }) =>
  pages.length > 0 && (
    <section className={`band ${classNames.pages}`} aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <ul className="chips">
        {pages.map(({ path, title, page }) => (
          <li key={path}>
            <a className="link" href={path}>
              {title}
            </a>
            {page && <span className="muted">{page}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
