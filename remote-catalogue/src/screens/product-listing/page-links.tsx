import type { ListView } from './list-view';
import classNames from './page-links.module.css';

interface PageLinksProps {
  readonly view: ListView;
  readonly onFollow: () => void;
}

/** The pages of a list as links, and which of its articles are shown. */
export function PageLinks({ view: { address, page, count }, onFollow }: PageLinksProps) {
  const { page: current, pages, first, last } = page;
  if (pages === 1) return null;
  // Each query is a list of its own: search engines would never come to an end.
  const rel = address.includes('?') ? 'nofollow' : undefined;
  return (
    <nav className={classNames.pages} aria-label="Pages">
      <p className="muted">{`${first}–${last} of ${count}`}</p>
      <ul className="chips">
        {shownPages(current, pages).map((number, place, numbers) => (
          <li key={number} className={number - (numbers[place - 1] ?? 0) > 1 ? classNames.gap : undefined}>
            <a
              className="button button-outlined"
              href={pageAddress(address, number)}
              rel={rel}
              aria-label={`Page ${number}`}
              onClick={onFollow}
              {...(number === current && { 'aria-current': 'page' as const })}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      {current < pages && (
        <a className="link link-arrow" href={pageAddress(address, current + 1)} rel={rel} onClick={onFollow}>
          Next page
        </a>
      )}
    </nav>
  );
}

const shownPages = (current: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => pages <= 7 || number === 1 || number === pages || Math.abs(number - current) <= 1,
  );

/** The address of a page. In an address, it stands behind all but what other pages have not: what is compared, and all filters. */
export function pageAddress(address: string, page: number): string {
  const [path = '', query = ''] = address.split('?');
  const parts = query.split('&').filter((part) => part !== '' && !/^(page|compare|filters)=/.test(part));
  const all = page === 1 ? parts : [...parts, `page=${page}`];
  return all.length === 0 ? path : `${path}?${all.join('&')}`;
}
