/** Rules of navigation items. */

/** Names of the icons that items may have. @type {readonly string[]} */
export const navIcons = [
  'calendar',
  'check',
  'company',
  'document',
  'external',
  'home',
  'info',
  'key',
  'list',
  'lock',
  'mail',
  'map',
  'message',
  'more',
  'note',
  'panel',
  'people',
  'person',
  'picture',
  'products',
  'settings',
  'star',
  'tree',
];

/** Greatest number of levels, the top level counted. */
export const maxNavLevels = 8;

/** Greatest number of items of one remote. */
export const maxNavItems = 200;

const maxUrlLength = 2048;

/**
 * Browsers ignore some of these characters, write others in another way, and read a backslash as a slash: such an address is not
 * what it looks like.
 */
const unsafeCharacters = /[^\u0021-\u007e]|\\/;

/** Whether an address has characters that it must have percent-encoded. @param {string} url */
export const hasUnsafeCharacters = (url) => unsafeCharacters.test(url);

/** Whether a text is a path of the site, with or without query and hash. @param {string} url */
export const isSitePath = (url) =>
  /^\/(?!\/)/.test(url) &&
  url.length <= maxUrlLength &&
  !hasUnsafeCharacters(url) &&
  // `/.//host` is a path, but what is left of it after parsing leads elsewhere.
  !new URL(url, 'http://a').pathname.startsWith('//');

/** Whether an item may lead to an address: to a path of the site, a site, an e-mail address or a telephone. @param {string} url */
export const isNavUrl = (url) =>
  isSitePath(url) ||
  (/^(?:https?:\/\/[^/?#]|(?:mailto|tel):[^?])/i.test(url) &&
    url.length <= maxUrlLength &&
    !hasUnsafeCharacters(url));
