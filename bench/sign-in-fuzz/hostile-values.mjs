/** Values that nobody should store, but a damaged or hostile page could. */

/** @typedef {() => number} Random  from 0 up to 1 */

/** Pieces of which addresses are made; those of the first row come often. */
const pieces = [
  ...['/', '\\', '.', '..', '%2e', '%2F', '%5c', ':', '@', '?', '#', '&', '=', ' ', '\t', '\n', '\u0000'],
  ...['/', '/', '//', '/\\', '/.', '/..', 'evil.test', 'https:', 'http:', 'javascript:alert(1)', 'data:,x'],
  ...[
    'login',
    'home',
    'products',
    'account',
    '?a=1',
    '#b',
    'é',
    '\u202e',
    '\ud800',
    '[::1]',
    '\uff0f',
    '\u00a0',
  ],
];

/** Characters of tokens and of what is none. */
const letters = 'abcXYZ019._-+/=% \n\u0000é€"{}[]:,<>';

/** @param {Random} random @param {number} below */
const whole = (random, below) => Math.floor(random() * below);

/** Two of three begin with a slash, as the paths of the site do. @param {Random} random */
export function randomAddress(random) {
  const parts = Array.from({ length: whole(random, 8) }, () => pieces[whole(random, pieces.length)]);
  return (whole(random, 3) > 0 ? '/' : '') + parts.join('');
}

const base64Url = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param {object} claims */
export const tokenOf = (claims) => [base64Url({ alg: 'HS256' }), base64Url(claims), 'c2lnbmF0dXJl'].join('.');

/** Ends of tokens, in seconds since 1970. */
const ends = [0, -1, 1, 1e300, 2 ** 31, null, 'soon', '9999999999', [], {}, true, 9_999_999_999];

/** @param {Random} random */
function claims(random) {
  const end = ends[whole(random, ends.length)];
  return random() < 0.1 ? end : { sub: random() < 0.5 ? 'ada' : end, exp: end };
}

/** A token, whole or damaged. Never empty. @param {Random} random */
export function randomToken(random) {
  const text = Array.from(tokenOf(/** @type {object} */ (claims(random) ?? null)));
  for (let damages = whole(random, 5); damages > 0; damages -= 1)
    text.splice(
      whole(random, text.length + 1),
      whole(random, 6),
      letters.charAt(whole(random, letters.length)),
    );
  return text.join('') || '.';
}
