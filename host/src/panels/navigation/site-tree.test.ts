import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from 'shared-types/json/read-record';
import { navIcons, navigationSchema } from 'shared-types/schemas/navigation';
import links from '../../../links.json';
import { navIconPaths } from '../navbar/nav-icons';
import { loginPath } from '../../routing/guard';
import { flatItems } from './items';
import { siteTree } from './site-tree';

const flat = flatItems(siteTree);

const line = (text: string) => flat.find(({ title }) => title === text)?.path.join(' > ');

describe('the tree of the site', () => {
  it('begins with the tabs of the header, and ends with the links of the footer', () => {
    expect(siteTree.map(({ title, type }) => [title, type])).toEqual([
      ['Home', 'item'],
      ['About Us', 'collapse'],
      ['Products', 'collapse'],
      ['Contact Us', 'item'],
      ['More', 'group'],
    ]);
    expect(siteTree.at(-1)?.children?.map(({ url }) => url)).toEqual(
      links.slice(-14).map(({ path }) => path),
    );
  });

  it('has each link of header and footer, in their order', () => {
    const paths = new Set(flat.map(({ url }) => url));
    expect([...paths]).toEqual(links.map(({ path }) => path).filter((path) => path !== loginPath));
  });

  it.each([
    ['Home', ''],
    ['CSR', 'About Us'],
    ['Leather', 'Products > Gloves > Industrial Gloves'],
    ['Hospital Wear', 'Products > Garments'],
    ['Careers', 'More'],
  ])('has %s below "%s"', (title, above) => {
    expect(line(title)).toBe(above);
  });

  it('is valid as that of a remote', () => {
    expect(schemaFaults(navigationSchema, siteTree)).toEqual([]);
  });

  it('has an icon for each item that a folded navbar shows', () => {
    const top = siteTree.flatMap((item) => (item.type === 'group' ? (item.children ?? []) : [item]));
    expect(top.filter(({ icon }) => icon === undefined)).toEqual([]);
  });
});

it('each icon of the contract has a drawing', () => {
  expect(Object.keys(navIconPaths)).toEqual(navIcons);
});
