import { useState } from 'react';
import type { ScreenProps } from 'shared-types';
import plan from '#content/site-map.json';
import page from '../../../content/pages/site-map.md';
import { ContentPage } from '../../components/content-page';
import { NoMatch, PageFilter } from '../../components/page-filter';
import { hasArticleCounts, pageCount, siteMapWith, type MapPage, type SiteMap } from '../../model/site-map';
import classNames from './site-map.module.css';

export { load } from './load';

const depthClasses = [classNames.top, classNames.second, classNames.third];

/** Lead, with the explanation of the figures only if there are any. */
const leadOf = (map: SiteMap) =>
  [`${pageCount(map)} pages.`, ...(hasArticleCounts(map) ? [page.lead] : [])].join(' ');

export function Screen({ shell, data }: ScreenProps<SiteMap>) {
  const [query, setQuery] = useState('');
  const { products, groups } = siteMapWith(data, query);
  const isFiltered = query.trim() !== '';
  const count = pageCount({ products, groups });
  const status = isFiltered ? `${count} of ${pageCount(data)} pages` : '';
  return (
    <ContentPage
      page={{ ...page, lead: leadOf(data) }}
      site={shell.site}
      tools={<PageFilter label="Filter this page" query={query} status={status} onChange={setQuery} />}
    >
      {isFiltered && count === 0 && <NoMatch query={query} onClear={() => setQuery('')} />}
      {products.length > 0 && (
        <section className={classNames.group}>
          <h2>{plan.products.heading}</h2>
          <div className={classNames.columns}>
            {products.map((pages) => (
              <PageList key={pages[0]?.path} pages={pages} />
            ))}
          </div>
        </section>
      )}
      <div className={`${classNames.columns} ${classNames.groups}`}>
        {groups.map(({ heading, pages }) => (
          <section key={heading} className={classNames.group}>
            <h2>{heading}</h2>
            <PageList pages={pages} />
          </section>
        ))}
      </div>
    </ContentPage>
  );
}

function PageList({ pages }: { pages: readonly MapPage[] }) {
  return (
    <ul>
      {pages.map(({ path, label, depth, count }) => (
        <li key={path} className={depthClasses[depth]}>
          <a className={classNames.page} href={path}>
            {label}
          </a>
          {count !== undefined && <span className="muted">{count}</span>}
        </li>
      ))}
    </ul>
  );
}
