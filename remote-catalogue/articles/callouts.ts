import { capitalised } from './capitals';
import { calloutRows } from './callout-rows';
import type { Drawing, Feature, Material, Product, ProductExt } from './product';
import { isGloveType } from './product-types';

/** A line that points at a part of a drawing. */
export interface Callout {
  readonly title: string;
  readonly text: string;
  /** Place it points at, in percent of the picture's width and height. */
  readonly dot: { readonly x: number; readonly y: number };
  /** On which side of the picture its text is. */
  readonly side: 'left' | 'right';
  /** How far down its text begins: one of `calloutRows`. */
  readonly row: number;
}

/** More texts than this have no room beside a drawing. */
const mostCallouts = 4;

/** Longer texts have no room beside a drawing, either. */
const longestText = 40;

/** Text of a callout, and the parts of a drawing it may point at, the best one first. */
interface CalloutText {
  readonly title: string;
  readonly text: string;
  readonly parts: readonly string[];
}

/** The callouts of one view, from what is known of the article. What the view does not show has none. */
export function calloutsOf(product: Product, { view, parts = [] }: Drawing): readonly Callout[] {
  const { ext = {} } = product;
  const texts = isGloveType(product.type)
    ? gloveTexts(ext, view, product.features)
    : garmentTexts(ext, product.description);
  const found = texts.flatMap(({ title, text, parts: names }) => {
    const part = names.flatMap((name) => parts.find((each) => each.name === name) ?? [])[0];
    return part && text !== '' ? [{ title, text, dot: { x: part.x, y: part.y } }] : [];
  });
  return beside(found.slice(0, mostCallouts));
}

function gloveTexts(ext: ProductExt, view: Drawing['view'], features: readonly Feature[] = []) {
  const isPalm = view === 'palm';
  const side = isPalm ? 'palm' : 'back';
  const coating = ext.coating ?? '';
  return [
    { title: isPalm ? 'Palm' : 'Back', text: materialNames(ext, side), parts: [side] },
    { title: 'Coating', text: coating, parts: /patch/i.test(coating) ? ['patches'] : ['coating'] },
    { title: 'Cuff', text: ext.cuff ?? '', parts: ['cuff'] },
    { title: 'Thumb', text: isPalm ? thumbText(features) : '', parts: ['thumb'] },
  ] satisfies readonly CalloutText[];
}

/** How a thumb is made. */
const thumbWords = /\b(saddle|keystone|straight|reinforced|doubled?|second|overlays?|layers?)\b/i;

/** Words on the thumb in the text about the palm. */
function thumbText(features: readonly Feature[]): string {
  const palm = features.find(({ title }) => title === 'Palm')?.description ?? '';
  const clause = palm
    .replace(/\.$/, '')
    .split(/[,;:.] |\bwith (?:an? )?/)
    .find((each) => /\bthumb\b/i.test(each) && thumbWords.test(each))
    ?.trim();
  return clause !== undefined && clause.length <= longestText ? capitalised(clause) : '';
}

function garmentTexts(ext: ProductExt, description: readonly string[]) {
  const hem = description.find((line) => /\bhems?\b/i.test(line) && line.length <= longestText);
  return [
    { title: 'Shell', text: materialNames(ext, 'shell'), parts: ['shell'] },
    { title: 'Tape', text: materialNames(ext, 'tape'), parts: ['tape'] },
    ...(ext.closures ?? []).map((text) => ({ title: 'Closure', text, parts: closureParts(text) })),
    { title: 'Hem', text: hem ?? '', parts: ['hem'] },
  ] satisfies readonly CalloutText[];
}

/** Parts that a closure is drawn as; a concealed one is seen as the strip that covers it. */
const closures: readonly (readonly [RegExp, readonly string[]])[] = [
  [/concealed|hook/i, ['placket']],
  [/zip/i, ['zip', 'fly']],
  [/button|stud/i, ['buttons']],
  [/buckle/i, ['buckles']],
  [/tie/i, ['ties']],
  [/cord|drawstring/i, ['drawstring']],
];

const closureParts = (closure: string): readonly string[] =>
  closures.find(([word]) => word.test(closure))?.[1] ?? [];

function materialNames({ materials = [] }: ProductExt, part: Material['part']): string {
  const ofPart = materials.filter((material) => material.part === part);
  return ofPart.map(({ name }) => name).join(', ');
}

type PlacedText = Pick<Callout, 'title' | 'text' | 'dot'>;

/** Between these, in percent of the width, a place is as near to one side as to the other. */
const middle = { from: 46, to: 54 };

/** The texts on both sides, each near to what it points at, and in the order of the places, so that no line crosses another. */
function beside(texts: readonly PlacedText[]): readonly Callout[] {
  const left = texts.filter(({ dot }) => dot.x < middle.from);
  const right = texts.filter(({ dot }) => dot.x > middle.to);
  for (const text of texts.filter((each) => !left.includes(each) && !right.includes(each)))
    (left.length > right.length ? right : left).push(text);
  return [...inRows(left, 'left'), ...inRows(right, 'right')];
}

function inRows(texts: readonly PlacedText[], side: Callout['side']): readonly Callout[] {
  const downwards = texts.toSorted((one, other) => one.dot.y - other.dot.y);
  const rows = nearestRows(downwards.map(({ dot }) => dot.y));
  return downwards.map((text, place) => ({ ...text, side, row: rows[place] ?? 0 }));
}

/** A row for each height, further down for each, that are nearest to the heights in all. */
function nearestRows(heights: readonly number[]): readonly number[] {
  const distance = (rows: readonly number[]) =>
    rows.reduce((sum, row, place) => sum + Math.abs((calloutRows[row] ?? 0) - (heights[place] ?? 0)), 0);
  const choices = rowChoices(heights.length, 0);
  return choices.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
}

function rowChoices(count: number, first: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const rows = calloutRows.map((_, row) => row).slice(first);
  return rows.flatMap((row) => rowChoices(count - 1, row + 1).map((rest) => [row, ...rest]));
}
