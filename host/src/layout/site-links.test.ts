import { describe, expect, it } from '@jest/globals';
import {
  aboutUs,
  aboutUsLinks,
  contactUs,
  footerColumns,
  home,
  productFamilies,
  products,
} from './site-links';

const pair = ({ label, path }: { label: string; path: string }) => [label, path];

describe('links of the specification', () => {
  it('stand in the header as tabs', () => {
    expect([home, aboutUs, products, contactUs].map(pair)).toEqual([
      ['Home', '/home'],
      ['About Us', '/about-us'],
      ['Products', '/products'],
      ['Contact Us', '/contact-us'],
    ]);
  });

  it('stand in the About Us menu', () => {
    expect(aboutUsLinks.map(pair)).toEqual([
      ['Profile', '/about-us'],
      ['Objective', '/about-us/objectives'],
      ['CSR', '/about-us/csr'],
    ]);
  });

  it('stand in the Products menu, third level included', () => {
    const inOrder = productFamilies.flatMap((family) => [
      pair(family),
      ...family.groups.flatMap(({ heading, categories }) =>
        [...(heading ? [heading] : []), ...categories].map(pair),
      ),
    ]);
    expect(inOrder).toEqual([
      ['Gloves', '/products/gloves'],
      ['Mechanics Gloves', '/products/mechanics_gloves'],
      ['General/DIY', '/products/mechanics_gloves/general'],
      ['Impact Protection', '/products/mechanics_gloves/impact_protection'],
      ['Industrial Gloves', '/products/industrial_gloves'],
      ['Cotton', '/products/industrial_gloves/cotton'],
      ['Leather', '/products/industrial_gloves/leather'],
      ['Garments', '/products/garments'],
      ['FR Garments', '/products/fire-resistant-garments'],
      ['Non FR Garments', '/products/non-fire-resistant-garments'],
      ['High Visibility', '/products/high-visibility-garments'],
      ['Hospital Wear', '/products/hospital-wear-garments'],
    ]);
  });

  it('stand in the footer, four, four and three', () => {
    expect(footerColumns.map((column) => column.length)).toEqual([4, 4, 3]);
    expect(footerColumns.flat().map(pair)).toEqual([
      ['Events', '/media/events'],
      ['Credentials', '/credentials'],
      ['Media', '/media'],
      ['Gallery', '/gallery'],
      ['Catalogues', '/catalogues'],
      ['Careers', '/career'],
      ['Site Map', '/site-map'],
      ['Disclaimer', '/disclaimer'],
      ['Privacy Policy', '/privacy-policy'],
      ['Policies', '/policies'],
      ['Forms', '/forms'],
    ]);
  });
});
