import { useState } from 'react';
import { foundPages } from './found-pages';
import classNames from './pages-section.module.css';

/** Pages of the site that fit the searched text, above its articles. What comes after the list is not shown: it would move it. */
export function PagesSection({ text }: { readonly text: string }) {
  const [pages] = useState(() => foundPages(text));
  if (pages.length === 0) return null;
  return (
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
}
