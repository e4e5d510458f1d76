import { styles, type TextStyle } from '../catalogues/look';
import type { FactList, LineList, MarkingLines, PlaceLine, SheetLines } from './sheet-lines';
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
  const before = [...listBlocks(setting, uses), ...tableBlocks(setting, data)];
  return {
    blocks: [...before, ...markingBlocks(setting, markings), ...tableBlocks(setting, construction)],
    protection: before.length,
  };
}

const gap = 10;

const headingBlock = (setting: Setting, text: string): Block => ({
  type: 'Sect',
  strips: [textStrip(setting, { text, style: sheetStyles.heading, tag: 'H2', above: gap })],
});

const listBlocks = (setting: Setting, { heading, lines }: LineList): readonly Block[] =>
  lines.length === 0
    ? []
    : [
        headingBlock(setting, heading),
        { type: 'L', strips: lines.map((line) => lineStrip(setting, line, styles.body)) },
      ];

const nameEnd = 0.32;

const tableBlocks = (setting: Setting, { heading, facts }: FactList): readonly Block[] =>
  facts.length === 0
    ? []
    : [
        headingBlock(setting, heading),
        {
          type: 'Table',
          strips: facts.map(({ name, text }) =>
            rowStrip(setting, [
              { text: name, from: 0, to: nameEnd, style: styles.muted, isName: true },
              {
                text,
                from: nameEnd,
                to: 1,
                style: name.startsWith('Size') ? styles.strong : styles.body,
              },
            ]),
          ),
        },
      ];

function markingBlocks(setting: Setting, markings: readonly MarkingLines[]): readonly Block[] {
  if (markings.length === 0) return [];
  return [
    headingBlock(setting, 'Protection'),
    ...markings.flatMap((marking, index) => markingBlock(setting, marking, index)),
  ];
}

function markingBlock(setting: Setting, marking: MarkingLines, index: number): readonly Block[] {
  const { about, places, notes } = marking;
  const heading = { text: marking.heading, style: sheetStyles.code, tag: 'H3' } as const;
  return [
    {
      type: 'Div',
      strips: [
        textStrip(setting, { ...heading, above: index === 0 ? 0 : 6 }),
        {
          ...textStrip(setting, { text: about, style: styles.small, tag: 'P' }),
          isHeading: places.length > 0,
        },
      ],
    },
    ...(places.length > 0
      ? [{ type: 'Table', strips: places.map((place) => placeStrip(setting, place)) } as const]
      : []),
    ...(notes.length > 0
      ? [
          {
            type: 'Div',
            strips: notes.map((text) =>
              textStrip(setting, { text, style: styles.small, tag: 'P', above: 1 }),
            ),
          } as const,
        ]
      : []),
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
