import type { ScreenProps } from 'shared-types';
import plan from '../../../content/data/site-map.json';
import page from '../../../content/pages/site-map.md';
import { ContentPage } from '../../components/content-page';
import type { MapPage, SiteMap } from '../../model/site-map';
import classNames from './site-map.module.css';

export { load } from './load';

const depthClasses = [classNames.top, classNames.second, classNames.third];

export function Screen({ shell, data: { products, groups } }: ScreenProps<SiteMap>) {
  return (
    <ContentPage page={page} site={shell.site}>
      <section className={classNames.group}>
        <h2>{plan.products.heading}</h2>
        <div className={classNames.columns}>
          {products.map((pages) => (
            <PageList key={pages[0]?.path} pages={pages} />
          ))}
        </div>
        {products.length === 0 && <p className="muted">{plan.notAvailable}</p>}
      </section>
      <div className={`${classNames.columns} ${classNames.groups}`}>
        {groups.map(({ heading, pages }) => (
          <section key={heading} className={classNames.group}>
            <h2>{heading}</h2>
            {pages.length > 0 ? <PageList pages={pages} /> : <p className="muted">{plan.notAvailable}</p>}
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
