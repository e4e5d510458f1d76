import type { ArticleFact } from '../../articles/facts/article-facts';
import { styles, type TextStyle } from '../catalogues/look';
import type { FactList, MarkingLines, PlaceLine, SheetLines } from './sheet-lines';
import { lineStrip, rowStrip, textStrip, type Block, type Setting, type Strip } from './strips';

const sheetStyles = {
  heading: { font: 'semi-bold', size: 12 },
  code: { font: 'semi-bold', size: 10.5 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Blocks in the order in which they are read. */
export interface SheetBlocks {
  readonly blocks: readonly Block[];
  /** Number of the first block about protection. */
  readonly protection: number;
}

export function sheetBlocks(setting: Setting, lines: SheetLines): SheetBlocks {
  const { uses, data, markings, construction } = lines;
  const table = ({ heading, facts }: FactList) =>
    headed(
      setting,
      heading,
      block(
        'Table',
        facts.map((fact) => factStrip(setting, fact)),
      ),
    );
  const useStrips = uses.lines.map((line) => lineStrip(setting, line, styles.body));
  const before = [...headed(setting, uses.heading, block('L', useStrips)), ...table(data)];
  const protection = markings.flatMap((marking, index) => markingBlocks(setting, marking, index));
  return {
    blocks: [...before, ...headed(setting, 'Protection', protection), ...table(construction)],
    protection: before.length,
  };
}

const gap = 10;

/** Blocks below a heading; nothing where there is none. */
function headed(setting: Setting, heading: string, blocks: readonly Block[]): readonly Block[] {
  const strip = textStrip(setting, { text: heading, style: sheetStyles.heading, tag: 'H2', above: gap });
  return blocks.length > 0 ? [{ type: 'Sect', strips: [strip] }, ...blocks] : [];
}

/** A block of strips, if there are any. */
const block = (type: Block['type'], strips: readonly Strip[]): readonly Block[] =>
  strips.length > 0 ? [{ type, strips }] : [];

const nameEnd = 0.32;

const factStrip = (setting: Setting, { name, text }: ArticleFact): Strip =>
  rowStrip(setting, [
    { text: name, from: 0, to: nameEnd, style: styles.muted, isName: true },
    { text, from: nameEnd, to: 1, style: name.startsWith('Size') ? styles.strong : styles.body },
  ]);

function markingBlocks(setting: Setting, marking: MarkingLines, index: number): readonly Block[] {
  const { heading, about, places, notes } = marking;
  const small = { style: styles.small, tag: 'P' } as const;
  const above = index === 0 ? 0 : 6;
  const head = [
    textStrip(setting, { text: heading, style: sheetStyles.code, tag: 'H3', above }),
    { ...textStrip(setting, { text: about, ...small }), isHeading: places.length > 0 },
  ];
  return [
    ...block('Div', head),
    ...block(
      'Table',
      places.map((place) => placeStrip(setting, place)),
    ),
    ...block(
      'Div',
      notes.map((text) => textStrip(setting, { text, ...small, above: 1 })),
    ),
  ];
}

/** Beginnings of a marking's cells, as parts of the width. */
const placeColumns = { name: 0.08, result: 0.38, threshold: 0.67 } as const;

function placeStrip(setting: Setting, place: PlaceLine): Strip {
  const { printed, name, result, threshold } = place;
  const isText = printed.length > 2;
  const nameFrom = isText ? 0.2 : placeColumns.name;
  const resultEnd = threshold ? placeColumns.threshold : 1;
  return rowStrip(setting, [
    { text: printed, from: 0, to: nameFrom, style: styles.strong },
    { text: name, from: nameFrom, to: placeColumns.result, style: styles.body, isName: true },
    { text: result, from: placeColumns.result, to: resultEnd, style: styles.body },
    ...(threshold ? [{ text: threshold, from: placeColumns.threshold, to: 1, style: styles.muted }] : []),
  ]);
}
