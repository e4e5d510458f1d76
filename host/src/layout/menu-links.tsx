import { currentPage } from './current-link';
import { useIsLinked } from './left-out';
import classNames from './menu-links.module.css';
import {
  aboutUsLinks,
  guides,
  productFamilies,
  type Category,
  type CategoryGroup,
  type ShellLink,
} from './site-links';

interface PathProps {
  readonly path: string;
}

export const AboutUsLinks = ({ path }: PathProps) => (
  <ul>
    {aboutUsLinks.filter(useIsLinked()).map((link) => (
      <li key={link.path}>
        <PageLink className={classNames.row} link={link} path={path} />
      </li>
    ))}
  </ul>
);

const hasHeading = ({ heading }: CategoryGroup) => heading !== undefined;

/** The links of the Products menu, for header and drawer. Its drawings are fetched once it is shown. */
export const ProductLinks = ({ path }: PathProps) => (
  <ul className={classNames.families}>
    {productFamilies.filter(useIsLinked()).map((family) => (
      <li key={family.path} className={classNames.family}>
        <PageLink className={classNames.heading} link={family} path={path} />
        <ul className={`${classNames.groups} ${family.groups.some(hasHeading) ? '' : classNames.plain}`}>
          {family.groups.map((group) => (
            <Group key={group.categories[0]?.path} group={group} path={path} />
          ))}
        </ul>
      </li>
    ))}
    <GuideLinks path={path} />
  </ul>
);

function GuideLinks({ path }: PathProps) {
  const linked = guides.filter(useIsLinked());
  if (linked.length === 0) return null;
  return (
    <li>
      <ul className={classNames.guides}>
        {linked.map((link) => (
          <li key={link.path}>
            <PageLink className={classNames.row} link={link} path={path} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Group({ group, path }: PathProps & { readonly group: CategoryGroup }) {
  const isLinked = useIsLinked();
  const rows = group.categories.filter(isLinked).map((category) => (
    <li key={category.path}>
      <CategoryLink category={category} path={path} />
    </li>
  ));
  if (!group.heading || !isLinked(group.heading)) return rows;
  return (
    <li>
      <PageLink className={classNames.groupHeading} link={group.heading} path={path} />
      <ul>{rows}</ul>
    </li>
  );
}

const CategoryLink = ({ category, path }: PathProps & { readonly category: Category }) => (
  <a className={classNames.category} href={category.path} aria-current={currentPage(category, path)}>
    <img src={category.drawing} alt="" width="56" height="70" loading="lazy" />
    {category.label}
  </a>
);

interface PageLinkProps extends PathProps {
  readonly className: string | undefined;
  readonly link: ShellLink;
}

const PageLink = ({ className, link, path }: PageLinkProps) => (
  <a className={className} href={link.path} aria-current={currentPage(link, path)}>
    {link.label}
  </a>
);
