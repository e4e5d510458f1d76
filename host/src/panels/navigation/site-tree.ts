/** The links of header and footer as items of the navigation. */
import type { NavItem } from 'shared-types';
import {
  aboutUs,
  aboutUsLinks,
  contactUs,
  footerColumns,
  guides,
  home,
  legal,
  productFamilies,
  products,
  type CategoryGroup,
  type ShellLink,
} from '../../layout/site-links';

/** `/products/mechanics_gloves` has the id `products-mechanics-gloves`. */
const idOf = ({ path }: ShellLink) => path.slice(1).replaceAll(/[^a-z0-9]+/g, '-');

const pageOf = (link: ShellLink): NavItem => ({
  id: idOf(link),
  title: link.label,
  type: 'item',
  url: link.path,
});

const collapseOf = (link: ShellLink, children: readonly NavItem[]): NavItem => ({
  ...pageOf(link),
  type: 'collapse',
  children,
});

const groupItems = ({ heading, categories }: CategoryGroup): readonly NavItem[] => {
  const pages = categories.map(pageOf);
  return heading ? [collapseOf(heading, pages)] : pages;
};

/** The first link of the menu leads to the page of its tab, so it has another id. */
const aboutUsItem: NavItem = {
  ...collapseOf(
    aboutUs,
    aboutUsLinks.map((link) => ({
      ...pageOf(link),
      ...(link.path === aboutUs.path && { id: 'profile', exact: true }),
    })),
  ),
  icon: 'company',
};

const productsItem: NavItem = {
  ...collapseOf(products, [
    ...productFamilies.map((family) => collapseOf(family, family.groups.flatMap(groupItems))),
    ...guides.map(pageOf),
  ]),
  icon: 'products',
};

const footerIcons: Readonly<Record<string, string>> = {
  '/media/events': 'calendar',
  '/credentials': 'check',
  '/media': 'message',
  '/gallery': 'picture',
  '/catalogues': 'list',
  '/career': 'people',
  '/site-map': 'map',
  '/disclaimer': 'info',
  '/privacy-policy': 'lock',
  '/policies': 'document',
  '/forms': 'note',
};

const footerItem = (link: ShellLink): NavItem => ({
  ...pageOf(link),
  icon: footerIcons[link.path] ?? 'document',
});

/** The items of the site, before those of the remotes. */
export const siteTree: readonly NavItem[] = [
  { ...pageOf(home), icon: 'home' },
  aboutUsItem,
  productsItem,
  { ...pageOf(contactUs), icon: 'mail' },
  {
    id: 'more',
    title: 'More',
    type: 'group',
    icon: 'more',
    children: [...footerColumns.flat(), ...legal].map(footerItem),
  },
];
