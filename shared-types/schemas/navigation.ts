/** The navigation of a remote. */
import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.js';
import { isPlainLine } from '../protocol/plain-text.js';
import type { RecordOf } from '../record-of';
import { closedObject } from './closed-object.js';
import { contrast } from './contrast.js';
import { anyText, flag, kebabName, listOf, oneOf, roleNames, text, textLike } from './texts.js';

/** An entry of the navigation. Its other keys are documented in their schema, `navItemFields`. */
export interface NavItem extends RecordOf<typeof navItemFields> {
  /** Items of a `group` or a `collapse`. It is left out if none of them is visible. */
  readonly children?: readonly NavItem[];
}

type Key = keyof NavItem;

/** Names of the icons that items may have. */
export const navIcons: readonly string[] =
  'calendar check company document external home info key list lock mail map message more note panel people person picture products settings star tree'.split(
    ' ',
  );

const maxUrlLength = 2048;

/** @param maxLength  in characters. A row of the navbar has about 25 in a line. */
const titleOf = (maxLength: number) =>
  v.pipe(
    anyText,
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check((title) => isPlainLine(title) && title.trim() !== '', 'must be one line of visible characters'),
  );

const colour = textLike(/^#[0-9a-f]{6}$/, 'must be a colour in lower case, #1a7f37');

/** A short text behind a title, in the colours of the theme or in two of its own. */
const badge = v.pipe(
  closedObject({
    /** Its text, of at most 16 characters. */
    title: titleOf(16),
    /** Colour of the background, `#1a7f37`. Both colours, with a contrast of at least 4.5:1, or none. */
    bg: v.exactOptional(colour),
    /** Colour of the text. */
    fg: v.exactOptional(colour),
  }),
  v.check(
    ({ bg, fg }) => (bg && fg ? !(contrast(bg, fg) < 4.5) : bg === fg),
    'must have both colours, with a contrast of at least 4.5:1, or none',
  ),
);

/** An item without its children. */
export const navItemFields = closedObject({
  /** Id that is unique in the site. Where two items have one, the first is shown. */
  id: kebabName,
  /** Its text, of at most 80 characters. That of a divider is not shown. */
  title: titleOf(80),
  /**
   * `group` is a heading with children. `collapse` opens and closes its children, and may be a link itself. `item` is a page of
   * the site. `link` leads anywhere: to another site, a file or an e-mail address. `divider` is a line.
   */
  type: oneOf(['group', 'collapse', 'item', 'link', 'divider'] as const),
  /** One of `navIcons`. Where the navbar is folded, an item without one shows its first letter. */
  icon: v.exactOptional(text),
  /** A path of the site; of a `link` also `https:`, `http:`, `mailto:` or `tel:`. An `item` whose page is not live is left out. */
  url: v.exactOptional(
    v.pipe(anyText, v.maxLength(maxUrlLength, `must have at most ${maxUrlLength} characters`)),
  ),
  /** True if the item is active on its own path only. Absent: on the pages below it as well, unless another item fits better. */
  exact: v.exactOptional(flag),
  /** `_blank` opens a new tab. */
  target: v.exactOptional(oneOf(['_self', '_blank'] as const)),
  /** A short text behind the title. */
  badge: v.exactOptional(badge),
  /** Roles that see it. Absent or empty: everybody. `guest`: whoever has not signed in; `signed-in`: all others. */
  auth: v.exactOptional(roleNames),
});

/** Keys that a type must have, and keys that would have no effect on it. */
const keysByType: Record<NavItem['type'], { needs: readonly Key[]; ignores: readonly Key[] }> = {
  group: { needs: ['children'], ignores: ['url', 'exact', 'target'] },
  collapse: { needs: ['children'], ignores: [] },
  item: { needs: ['url'], ignores: ['children'] },
  link: { needs: ['url'], ignores: ['children', 'exact'] },
  divider: { needs: [], ignores: ['icon', 'url', 'exact', 'target', 'badge', 'children'] },
};

/** Browsers ignore some of these, write others in another way, and read a backslash as a slash. */
const unsafeCharacters = /[^\u0021-\u007e]|\\/;

/** @param url  without unsafe characters */
const isSitePath = (url: string) =>
  // `/.//host` is a path, but what is left of it after parsing leads elsewhere.
  /^\/(?!\/)/.test(url) && !new URL(url, 'http://a').pathname.startsWith('//');

const otherAddress = /^(?:https?:\/\/[^/?#]|(?:mailto|tel):[^?])/i;

/** @returns a message if its address is wrong */
function urlFault({ type, url }: NavItem): string | undefined {
  if (url === undefined) return undefined;
  if (unsafeCharacters.test(url))
    return 'has a space, a backslash or a letter that is not ASCII: write it percent-encoded, ö as %C3%B6';
  if (type === 'link' && !isSitePath(url) && !otherAddress.test(url))
    return 'must be a path, or begin with https:, http:, mailto: or tel:';
  if (type === 'link') return URL.canParse(url, 'http://a') ? undefined : 'is not a valid address';
  return isSitePath(url)
    ? undefined
    : 'must be a path of the site, /like/this; other addresses need type "link"';
}

function keyFaults(item: NavItem): readonly (readonly [key: Key, message: string])[] {
  const { needs, ignores } = keysByType[item.type];
  const missing = needs.filter((key) => item[key] === undefined);
  const unused = ignores.filter((key) => item[key] !== undefined);
  const fault = unused.includes('url') ? undefined : urlFault(item);
  return [
    ...missing.map((key) => [key, `is missing: type "${item.type}" needs it`] as const),
    ...unused.map((key) => [key, `has no effect on type "${item.type}": remove it`] as const),
    ...(fault === undefined ? [] : [['url', fault] as const]),
  ];
}

/** An item whose keys fit its type. */
export const navItemSchema: v.GenericSchema<NavItem> = v.pipe(
  closedObject({
    ...navItemFields.entries,
    children: v.exactOptional(
      v.pipe(listOf(v.lazy(() => navItemSchema)), v.nonEmpty('must not be empty: leave it out')),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of keyFaults(input))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);

/** All items of a tree. */
export const allItems = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) => [item, ...allItems(item.children ?? [])]);

/** @returns an id that two of them have */
const repeatedId = (items: readonly NavItem[]): string | undefined => {
  const ids = allItems(items).map(({ id }) => id);
  return ids.find((id, index) => ids.indexOf(id) !== index);
};

/** @returns the name of an icon that does not exist */
const unknownIcon = (items: readonly NavItem[]): string | undefined =>
  allItems(items).flatMap(({ icon }) => (icon === undefined || navIcons.includes(icon) ? [] : [icon]))[0];

/** `navigation` of `remote.json`. */
export const navigationSchema = v.pipe(
  listOf(navItemSchema),
  v.check(
    (items) => repeatedId(items) === undefined,
    ({ input }) => `must have each id once: "${repeatedId(input)}" stands twice`,
  ),
  v.check(
    (items) => unknownIcon(items) === undefined,
    ({ input }) => {
      const icon = unknownIcon(input) ?? '';
      return `has the unknown icon "${icon}": ${suggestion(icon, navIcons)}`;
    },
  ),
);
