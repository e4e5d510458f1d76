/** What the columns of a pasted table hold, by the names in its first line. */
import { packPattern, unitPattern } from './ordered-units.mjs';

/** @typedef {'number' | 'size' | 'quantity'} Role what a line of an enquiry needs */

/**
 * A column of a pasted table. `amount`: the quantity of the size that is its name; `packs`: a quantity in other units than pairs
 * and pieces; `unit`: in what the quantity counts; `aside`: a line needs it for nothing; `unknown`: its name says nothing.
 *
 * @typedef {object} Column
 * @property {Role | 'amount' | 'packs' | 'unit' | 'aside' | 'unknown'} kind
 * @property {string} name as pasted
 * @property {number} rank of several columns with one role, the one with the lowest rank has it
 */

/**
 * @typedef {object} Heading
 * @property {readonly Column[]} columns
 * @property {readonly number[]} number places of the columns that may hold it, the surest first
 * @property {readonly number[]} size as `number`; columns with one rank are those that nothing tells apart
 * @property {readonly number[]} quantity as `size`
 * @property {boolean} isBySize whether the columns are sizes
 */

const sizeName =
  /^(?:(?:size|sz|gr(?:ö(?:ß|ss)e|oesse)?)\.?\s*)?(?:\d{1,2}(?:[.,]\d)?|\d{0,2}X{0,4}[SL]|M)$/i;

/** Whether a text looks like a size. @param {string} text */
export const isSizeName = (text) => sizeName.test(text);

/** Quantities only behind a word of quantity: alone, they are articles. */
const countedUnit = `(?:(?!unit\\b)${unitPattern}|gloves|items)`;
const amount = `(?:qty|quantity|quantities|menge|anzahl|stückzahl|bestellmenge|quantité|quantità|cantidad|aantal|(?!unit\\b)${unitPattern})`;
const wish = '(?:order|ordered|req|reqd|required|requested|needed|wanted)';
const code = '(?:no|nos|nr|number|num|nummer|code|id)';

/** @typedef {readonly (readonly [Column['kind'], RegExp])[]} Names */

/** @type {Names} */
const sureNames = [
  [
    'unit',
    /^(?:(?:order|ordering|sales?|base) )?(?:unit|uom|u m|units? of (?:measure(?:ment)?|issue|order))$/,
  ],
  ['unit', /^(?:mengen|bestell|verkaufs|basismengen)?einheit$|^me$/],
  ['quantity', new RegExp(`^(?:${wish} )?${amount}(?: (?:in |of )?(?:${countedUnit}|${wish}))?$`)],
  ['quantity', new RegExp(`^(?:no|nr|number|anzahl|amount|menge) (?:of )?${countedUnit}(?: ${wish})?$`)],
  ['quantity', /^(?:ordered|req|reqd|required|requested|needed|wanted|count|bedarf)$/],
  [
    'size',
    /^(?:(?:glove|hand|handschuh|eu) ?)?(?:sizes?|sz|größen?|grössen?|groessen?|gr|taille|talla|taglia|maat)(?: eu)?$/,
  ],
  ['number', new RegExp(`^(?:article|art|artikel|artículo|articolo|sku)(?: ?${code})?$`)],
  ['packs', new RegExp(`^(?:${amount} |${code} of )?(?:of |in )?${packPattern}$`)],
  ['aside', /^(?:#|(?:line|item line|lfd|s|sr|sl|serial|pos|position|po|row)(?: ?(?:no|nr|number|item))?)$/],
];

/** Money, stock and descriptions, also beside words of quantity. @type {Names} */
const asideNames = [
  'price|cost|preis|eur|usd|gbp|value|wert|net|gross|vat|discount|currency',
  'per|stock|available|delivered|backorder|min|minimum|moq|max|pack|packing|carton|box|weight|lot|batch',
  'description|desc|title|name|bezeichnung|beschreibung|text|type|colou?rs?|farbe|brand|marke|status',
  'supplier|manufacturer|vendor|lieferant|hersteller|customer|project|job|invoice|department|dept',
  'remarks?|notes?|comments?|bemerkung|location|plant|werk|site|warehouse|date|delivery|week|eta|page',
  'ean|gtin|barcode|upc|hs|tariff|category|family|group|norm|standard|marking',
  'picture|image|photo|link|url|(?:en|iso|ansi|astm) ?\\d+',
].map((words) => /** @type {const} */ (['aside', new RegExp(`\\b(?:${words})\\b|[€$£]`)]));

/** Of a table: in a line of words, `Qty Unit` is two columns. @type {Names} */
const tableNames = [['unit', /^(?:qty|quantity) (?:unit|uom)$/]];

/** @type {Names} */
const likelyNames = [
  ['quantity', new RegExp(`^(?:amount|orders?|requirement|demand|total (?:${amount}|${countedUnit}))$`)],
  [
    'number',
    new RegExp(
      `^(?:product|produkt|item|model|style|part|material|catalog(?:ue)?)(?: ?${code}| ref| reference)$`,
    ),
  ],
  ['number', /^(?:code|model|style|reference|référence|ref)$/],
  ['number', /^(?:items?|products?|produkt|gloves?|handschuhe?|part|material)$/],
  ['number', new RegExp(`^${code}$`)],
  // The number by which the article is ordered, or that of the order.
  ['number', new RegExp(`^(?:order|purchase order|bestell|auftrags?) ?(?:${code}|ref|reference)$`)],
];

/** @type {Names} */
const looseNames = [
  ['size', /^sizes?\b|\bsizes?$/],
  ['quantity', new RegExp(`^${amount}\\b`)],
  ['number', /^(?:art(?:icle|ikel)?|sku)\b/],
];

const allNames = [...sureNames, ...tableNames, ...asideNames, ...likelyNames, ...looseNames];

/** Names of several words in a line of words. */
const phraseNames = [...sureNames, ...likelyNames];

/** Without an opening bracket within, or many of them would take long. */
const inBrackets = /[([][^()[\]]*[)\]]/g;

/** `Qty (pairs)` is `qty`, `Art.-Nr.` is `art nr`. @param {string} cell */
const nameOf = (cell) =>
  cell
    .normalize()
    .toLowerCase()
    .replace(inBrackets, ' ')
    .replace(/['’]/g, '')
    .replace(/[._:/\s-]+/g, ' ')
    .trim();

/** `Qty (cartons)` is in cartons. @param {string} cell */
const isInPacks = (cell) => new RegExp(`[([]\\s*${packPattern}\\b`, 'i').test(cell);

/** @param {string} cell @returns {Column} */
function columnOf(cell) {
  const name = nameOf(cell);
  const rank = allNames.findIndex(([, form]) => form.test(name));
  const kind = allNames[rank]?.[0] ?? (isSizeName(cell) ? 'amount' : 'unknown');
  return { kind: kind === 'quantity' && isInPacks(cell) ? 'packs' : kind, name: cell, rank };
}

const longestPhrase = 4;

/** A line of more words is no heading. */
const mostWords = 40;

const isPhrase = (/** @type {string} */ name) => phraseNames.some(([, form]) => form.test(name));

/** How many words from a place on are one name. @param {readonly string[]} words @param {number} place */
function phraseLength(words, place) {
  let length = Math.min(longestPhrase, words.length - place);
  while (length > 1 && !isPhrase(nameOf(words.slice(place, place + length).join(' ')))) length -= 1;
  return length;
}

/**
 * The columns of a line of words.
 *
 * @param {readonly string[]} words
 * @param {boolean} isFirst otherwise a word that names no column ends it: the line is no heading
 */
function phrasesOf(words, isFirst) {
  /** @type {Column[]} */
  const columns = [];
  for (let place = 0; place < words.length;) {
    const length = phraseLength(words, place);
    const column = columnOf(words.slice(place, place + length).join(' '));
    columns.push(column);
    if (column.kind === 'unknown' && !isFirst) break;
    place += length;
  }
  return columns;
}

/** Places of the columns with a role, the surest first. @param {readonly Column[]} columns @param {Role} role */
const placesOf = (columns, role) =>
  columns
    .map(({ kind, rank }, place) => ({ kind, rank, place }))
    .filter(({ kind }) => kind === role)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);

const aside = /** @type {const} */ ('aside');
const sizeAmount = /** @type {const} */ ('amount');
const quantity = /** @type {const} */ ('quantity');
const unknown = /** @type {const} */ ('unknown');

const isLetterSize = (/** @type {Column | undefined} */ column) =>
  column?.kind === 'amount' && /[SML]$/i.test(column.name);

/**
 * What a column with the name S is: a size, a serial number, or unknown.
 *
 * @param {readonly Column[]} columns
 * @param {number} place
 */
function kindOfS(columns, place) {
  if (isLetterSize(columns[place - 1]) || isLetterSize(columns[place + 1])) return sizeAmount;
  if (columns.some(isLetterSize)) return unknown;
  const hasSizes = columns.some(({ kind }) => kind === 'size' || kind === 'amount');
  return hasSizes || place < columns.findIndex(({ kind }) => kind === 'number') ? aside : unknown;
}

/** @param {readonly Column[]} columns @returns {readonly Column[]} */
const withSizeS = (columns) =>
  columns.map((column, place) =>
    nameOf(column.name) === 's' ? { ...column, kind: kindOfS(columns, place) } : column,
  );

/** A column of units without one of quantities may hold them. @param {readonly Column[]} columns @returns {readonly Column[]} */
function withUnits(columns) {
  const isCounted = columns.some(({ kind }) => ['quantity', 'amount', 'packs'].includes(kind));
  return isCounted
    ? columns
    : columns.map((column) => (column.kind === 'unit' ? { ...column, kind: unknown } : column));
}

/** What `Number`, `Items` and `Total` mean depends on the other columns. @param {readonly Column[]} columns @returns {readonly Column[]} */
function inContext(columns) {
  const hasMoney = columns.some(({ name }) => /price|cost|preis|[€$£]/i.test(name));
  const isBySize = columns.filter(({ kind }) => kind === 'amount').length > 1;
  const first = columns.findIndex(({ kind }) => kind === 'number');
  return columns.map((column, place) => {
    const name = nameOf(column.name);
    if ((hasMoney || isBySize) && /^(?:total|sum|summe|gesamt|amount)$/.test(name))
      return { ...column, kind: aside };
    if (first < 0 || place <= first) return column;
    if (/^(?:gloves|items)$/.test(name)) return { ...column, kind: isBySize ? quantity : unknown };
    return /^(?:no|nr|number|num|nummer)$/.test(name) ? { ...column, kind: unknown } : column;
  });
}

/** @param {readonly Column[]} columns @returns {Heading} */
function headingWith(columns) {
  const isBySize = columns.filter(({ kind }) => kind === 'amount').length > 1;
  const number = placesOf(columns, 'number');
  return {
    columns,
    isBySize,
    // The corner of a table with sizes above may be empty.
    number: isBySize && number.length === 0 ? [0] : number,
    size: isBySize ? [] : placesOf(columns, 'size'),
    quantity: isBySize ? [] : placesOf(columns, 'quantity'),
  };
}

/** Whether nothing stands between the columns of sizes. @param {readonly Column[]} columns */
function areSizesTogether(columns) {
  const isSize = (/** @type {Column} */ { kind }) => kind === 'amount';
  return columns.slice(columns.findIndex(isSize), columns.findLastIndex(isSize)).every(isSize);
}

/**
 * The names of the columns, if a line has them.
 *
 * @param {readonly string[]} cells
 * @param {{ readonly isSpaced: boolean, readonly isFirst: boolean }} line `isSpaced`: the cells are words; `isFirst`: nothing was read before
 * @returns {Heading | 'words' | undefined} `words`: a first line without a figure that names a column but is no heading
 */
export function headingIn(cells, { isSpaced, isFirst }) {
  if (isSpaced && cells.length > mostWords) return undefined;
  const named = isSpaced ? phrasesOf(cells, isFirst) : cells.map(columnOf);
  const heading = headingWith(inContext(withUnits(withSizeS(named))));
  const { columns, isBySize } = heading;
  const has = (/** @type {Column['kind']} */ kind) => columns.some((column) => column.kind === kind);
  const hasData = columns.some(
    ({ kind, name }) =>
      /\d/.test(name.replace(inBrackets, '')) && kind !== 'aside' && !(isBySize && kind === 'amount'),
  );
  if (hasData) return undefined;
  if (isBySize) {
    const isSentence = isSpaced && (has('unknown') || has('quantity') || !areSizesTogether(columns));
    if (isSentence || has('size')) return undefined;
    const hasNumber = columns.some(
      ({ kind, rank }) => kind === 'number' && (isFirst || rank < sureNames.length),
    );
    return hasNumber || (isFirst && cells[0] === '') ? heading : undefined;
  }
  const roles = ['number', 'size', 'quantity'].filter((role) => has(/** @type {Role} */ (role)));
  const isHeading = isSpaced
    ? roles.length > 1 && has('number') && !has('unknown')
    : columns.length > 1 && (roles.length > 1 || (isFirst && has('number')));
  if (isHeading) return heading;
  return isFirst && roles.length > 0 && !/\d/.test(cells.join('')) ? 'words' : undefined;
}
