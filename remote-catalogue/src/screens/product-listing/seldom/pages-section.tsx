import type { FoundPage } from 'shared-types';
import classNames from './pages-section.module.css';

/** Pages of the site that fit the searched text, above its articles. */
export const PagesSection = ({ pages }: { readonly pages: readonly FoundPage[] }) =>
  pages.length > 0 && (
    <section className={classNames.pages} aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <ul>
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
