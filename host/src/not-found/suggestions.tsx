import { useIsLinked } from '../layout/left-out';
import {
  aboutUs,
  aboutUsLinks,
  contactUs,
  footerColumns,
  guides,
  home,
  productFamilies,
  products,
  type ShellLink,
} from '../layout/site-links';
import { nearestRoutes, type KnownPage } from './nearest-routes';
import classNames from './suggestions.module.css';

const productLinks = productFamilies.flatMap((family): readonly ShellLink[] => [
  family,
  ...family.groups.flatMap(({ heading, categories }) => [...(heading ? [heading] : []), ...categories]),
]);

const pageOf = ({ label, path }: ShellLink): KnownPage => ({ title: label, path });

/** Pages that header and footer link to: they are known with every remote down. */
const shellRoutes: readonly KnownPage[] = [
  home,
  contactUs,
  aboutUs,
  ...aboutUsLinks,
  products,
  ...productLinks,
  ...guides,
  ...footerColumns.flat(),
].map(pageOf);

const siteMap: KnownPage = { path: '/site-map', title: 'Site Map' };

const MAX_SUGGESTIONS = 3;

interface SuggestionsProps {
  /** The asked path; `''` as long as it is not known. */
  readonly path: string;
  readonly routes: readonly KnownPage[];
  /** Shown as long as there is no similar one. */
  readonly fallback?: readonly ShellLink[];
}

/** Pages with a similar address; Home has the first place as long as there is none, so that nothing moves. */
export function Suggestions({ path, routes, fallback = [home] }: SuggestionsProps) {
  const isLinked = useIsLinked();
  const pages = [...shellRoutes, ...routes].filter(({ path: to }) => isLinked({ path: to }));
  const nearest = nearestRoutes(path, pages).slice(0, MAX_SUGGESTIONS);
  const [best, ...others] = nearest.length > 0 ? nearest : fallback.filter(isLinked).map(pageOf);
  return (
    <section className={`container ${classNames.suggestions}`}>
      <h2>{nearest.length > 0 ? 'Did you mean' : 'Other pages'}</h2>
      <ul className={classNames.list}>
        {best && <Row path={best.path} title={best.title} note={best.path} isBest />}
        {others.map((route) => (
          <Row key={route.path} path={route.path} title={route.title} note={route.path} />
        ))}
        {isLinked(siteMap) && <Row {...siteMap} note="all pages in one list" />}
      </ul>
    </section>
  );
}

interface RowProps extends KnownPage {
  readonly note: string;
  readonly isBest?: boolean;
}

const Row = ({ path, title, note, isBest = false }: RowProps) => (
  <li>
    <a className={`link-arrow ${classNames.row} ${isBest ? classNames.best : ''}`} href={path}>
      <b>{title}</b> <span>{note}</span>
    </a>
  </li>
);
