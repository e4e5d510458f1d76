/** The addresses that the specification gives to header and footer: texts, links and order, once. */
import cotton from '../../brand/categories/cotton.svg';
import fireResistant from '../../brand/categories/fire-resistant-garments.svg';
import generalDiy from '../../brand/categories/general.svg';
import highVisibility from '../../brand/categories/high-visibility-garments.svg';
import hospitalWear from '../../brand/categories/hospital-wear-garments.svg';
import impactProtection from '../../brand/categories/impact_protection.svg';
import leather from '../../brand/categories/leather.svg';
import nonFireResistant from '../../brand/categories/non-fire-resistant-garments.svg';
import { homePath } from '../routing/home-path';

export interface ShellLink {
  readonly label: string;
  readonly path: string;
}

export interface Category extends ShellLink {
  /** Address of the drawing, 4:5. */
  readonly drawing: string;
}

/** Categories under a heading, which may itself be a link. */
export interface CategoryGroup {
  readonly heading?: ShellLink;
  readonly categories: readonly Category[];
}

/** One of the two halves of the products menu. */
export interface ProductFamily extends ShellLink {
  readonly groups: readonly CategoryGroup[];
}

export const home: ShellLink = { label: 'Home', path: homePath };
export const aboutUs: ShellLink = { label: 'About Us', path: '/about-us' };
export const products: ShellLink = { label: 'Products', path: '/products' };
export const contactUs: ShellLink = { label: 'Contact Us', path: '/contact-us' };

/** Link of the header on sites with accounts. It is not part of the specification's menus. */
export const signInLink: ShellLink = { label: 'Sign in', path: '/login' };

export const aboutUsLinks: readonly ShellLink[] = [
  { label: 'Profile', path: '/about-us' },
  { label: 'Objective', path: '/about-us/objectives' },
  { label: 'CSR', path: '/about-us/csr' },
];

export const productFamilies: readonly ProductFamily[] = [
  {
    label: 'Gloves',
    path: '/products/gloves',
    groups: [
      {
        heading: { label: 'Mechanics Gloves', path: '/products/mechanics_gloves' },
        categories: [
          { label: 'General/DIY', path: '/products/mechanics_gloves/general', drawing: generalDiy },
          {
            label: 'Impact Protection',
            path: '/products/mechanics_gloves/impact_protection',
            drawing: impactProtection,
          },
        ],
      },
      {
        heading: { label: 'Industrial Gloves', path: '/products/industrial_gloves' },
        categories: [
          { label: 'Cotton', path: '/products/industrial_gloves/cotton', drawing: cotton },
          { label: 'Leather', path: '/products/industrial_gloves/leather', drawing: leather },
        ],
      },
    ],
  },
  {
    label: 'Garments',
    path: '/products/garments',
    groups: [
      {
        categories: [
          { label: 'FR Garments', path: '/products/fire-resistant-garments', drawing: fireResistant },
          {
            label: 'Non FR Garments',
            path: '/products/non-fire-resistant-garments',
            drawing: nonFireResistant,
          },
          { label: 'High Visibility', path: '/products/high-visibility-garments', drawing: highVisibility },
          { label: 'Hospital Wear', path: '/products/hospital-wear-garments', drawing: hospitalWear },
        ],
      },
    ],
  },
];

/** Pages of the catalogue that help to choose. They are not part of the specification's menus. */
export const guides: readonly ShellLink[] = [
  { label: 'Choose by hazard', path: '/choose' },
  { label: 'Equal or better', path: '/alternatives' },
  { label: 'Size guide', path: '/size-guide/gloves' },
];

/** Lists all pages of the site. */
export const siteMap: ShellLink = { label: 'Site Map', path: '/site-map' };

/** Fairs and seminars. */
export const events: ShellLink = { label: 'Events', path: '/media/events' };

/** Explains the standards that articles are marked to. */
export const standards: ShellLink = { label: 'Credentials', path: '/credentials' };

/** Pages that the law asks for, and the way to raise a concern, beside the year. They are not part of the specification's footer. */
export const legal: readonly ShellLink[] = [
  { label: 'Imprint', path: '/imprint' },
  { label: 'Terms of sale', path: '/terms-of-sale' },
  { label: 'Raise a concern', path: '/raise-a-concern' },
];

/** The eleven links of the footer, in its three columns. */
export const footerColumns: readonly (readonly ShellLink[])[] = [
  [events, standards, { label: 'Media', path: '/media' }, { label: 'Gallery', path: '/gallery' }],
  [
    { label: 'Catalogues', path: '/catalogues' },
    { label: 'Careers', path: '/career' },
    siteMap,
    { label: 'Disclaimer', path: '/disclaimer' },
  ],
  [
    { label: 'Privacy Policy', path: '/privacy-policy' },
    { label: 'Policies', path: '/policies' },
    { label: 'Forms', path: '/forms' },
  ],
];
