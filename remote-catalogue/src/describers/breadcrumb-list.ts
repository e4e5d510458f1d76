import type { Json } from 'shared-types';

/** A step of a breadcrumb. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A breadcrumb as schema.org has it, home first. */
export function breadcrumbList(baseUrl: string, crumbs: readonly Crumb[]): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/home' }, ...crumbs].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: baseUrl + path,
    })),
  };
}
