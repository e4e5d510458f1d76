import { colours, page, styles, textWidth } from '../catalogues/look';
import { missing } from '../catalogues/open-font';
import { Sheet, type FontFiles, type Tag } from '../catalogues/sheet';
import { sheetBlocks, type SheetBlocks } from './blocks';
import { flow, type PlacedStrip } from './flow';
import type { SheetLines } from './sheet-lines';
import { drawFigures, figuresHeight, type Figures } from './figures';
import type { Block } from './strips';

/** Parts of a data sheet. Equal parts give equal bytes. */
export interface DataSheetParts {
  readonly lines: SheetLines;
  readonly figures: Figures;
  readonly accent: string;
  readonly publisher: Publisher;
  /** Stands on the sheet of an invented article. */
  readonly sampleNotice: string;
}

export interface Publisher {
  readonly company: string;
  readonly contact: readonly string[];
  /** Day of the edition, `2026-11-20`. */
  readonly day: string;
  /** `November 2026`. */
  readonly edition: string;
}

const columnGap = 24;
const columnWidth = (textWidth - columnGap) / 2;
const foot = { height: 66 } as const;
const headTop = 74;

/** Sizes of letters, each with and without a column of its own for protection: the first that fits is taken. */
const attempts: readonly (readonly [scale: number, isParted: boolean])[] = [
  ...[1.12, 1.06, 1, 0.95, 0.9, 0.85].map((scale) => [scale, true] as const),
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6].map((scale) => [scale, false] as const),
];

/** The data sheet of an article: one page of A4. Only where the smallest letters are too large, others follow. */
export async function makeDataSheet(parts: DataSheetParts, fonts: FontFiles): Promise<Uint8Array> {
  const begun = begin(parts, fonts);
  const { sheet, top } = begun;
  drawFigures(sheet, parts.figures, { x: page.margin, y: top, width: columnWidth });
  drawStrips(begun, () => drawFoot(sheet, parts));
  return await sheet.finish();
}

interface BegunSheet extends LaidOut {
  readonly sheet: Sheet;
  readonly top: number;
}

function begin(parts: DataSheetParts, fonts: FontFiles): BegunSheet {
  const { lines, accent, publisher } = parts;
  const { articleNo, title } = lines;
  const sheet = new Sheet(
    {
      title: `${articleNo} ${title}: data sheet`,
      author: publisher.company,
      subject: 'Data sheet',
      date: new Date(publisher.day),
    },
    { fonts, accent },
  );
  sheet.newPage();
  const top = drawHead(sheet, parts);
  return { sheet, top, ...layOut(sheet, parts, top) };
}

interface LaidOut extends SheetBlocks {
  readonly placed: readonly PlacedStrip[];
}

/** Protection stands in the second column; where that does not fit, text flows on from column to column. */
function layOut(sheet: Sheet, { lines, figures }: DataSheetParts, top: number): LaidOut {
  const height = page.height - top - foot.height - 8;
  const room = { height, taken: figuresHeight(figures) };
  const attempt = (scale: number, isParted: boolean): LaidOut => {
    const read = sheetBlocks({ sheet, width: columnWidth, scale }, lines);
    return {
      ...read,
      placed: flow(read.blocks, { ...room, ...(isParted && { breakBefore: read.protection }) }),
    };
  };
  for (const [scale, isParted] of attempts) {
    const laidOut = attempt(scale, isParted);
    if (isOnePage(laidOut, height) && (!isParted || isPartedOnly(laidOut))) return laidOut;
  }
  return attempt(attempts.at(-1)?.[0] ?? 1, false);
}

const isOnePage = ({ placed }: LaidOut, height: number): boolean =>
  placed.every(({ column, top, strip }) => column < 2 && top + strip.height <= height);

const isPartedOnly = ({ placed, protection }: LaidOut): boolean =>
  placed.every(({ column, block }) => column === 0 || block >= protection);

function drawHead(sheet: Sheet, { lines, publisher, sampleNotice }: DataSheetParts): number {
  const { articleNo, title, type, summary, isSample } = lines;
  const across = { x: page.margin, width: textWidth };
  sheet.artifact('Layout', () => sheet.line({ x: page.margin, y: 36, width: 40 }, 4, sheet.accent));
  const right = { ...styles.muted, align: 'right' } as const;
  sheet.text(sheet.root, 'P', { text: publisher.company, ...across, y: 47, style: styles.company });
  sheet.text(sheet.root, 'P', { text: `Data sheet, ${publisher.edition}`, ...across, y: 49, style: right });
  sheet.artifact('Layout', () => sheet.line({ ...across, y: headTop - 6 }, 1.2, colours.text));
  let y = headTop + 4;
  sheet.tag(sheet.root, 'H1', () => {
    sheet.write(articleNo, { ...across, y }, { ...headStyles.number, colour: sheet.accent });
    y += sheet.heightOf(articleNo, textWidth, headStyles.number) + 1;
    sheet.write(title, { ...across, y }, headStyles.title);
    y += sheet.heightOf(title, textWidth, headStyles.title) + 3;
  });
  for (const [text, style] of [
    [type, styles.muted],
    [summary, headStyles.summary],
  ] as const) {
    if (!text) continue;
    sheet.text(sheet.root, 'P', { text, ...across, y, style });
    y += sheet.heightOf(text, textWidth, style) + 4;
  }
  return isSample ? drawNotice(sheet, sampleNotice, y + 4) : y + 8;
}

const headStyles = {
  number: { font: 'semi-bold', size: 11 },
  title: { font: 'semi-bold', size: 20, lineGap: -1 },
  summary: { font: 'semi-bold', size: 11 },
} as const;

function drawNotice(sheet: Sheet, text: string, y: number): number {
  const height = 20;
  sheet.artifact('Layout', () => sheet.plate({ x: page.margin, y, width: textWidth }, height));
  const at = { x: page.margin + 10, y: y + 5.5, width: textWidth - 20 };
  sheet.text(sheet.root, 'P', { text, ...at, style: styles.strong });
  return y + height + 14;
}

/** Draws all strips, each in the element of its block, and ends each page. */
function drawStrips({ sheet, blocks, placed, top }: BegunSheet, drawFoot: () => void): void {
  const elementOf = elementFinder(sheet, blocks);
  let pages = 1;
  for (const { block, strip, column, top: down } of placed) {
    while (column >= 2 * pages) {
      drawFoot();
      sheet.newPage();
      pages += 1;
    }
    const x = page.margin + (column % 2) * (columnWidth + columnGap);
    strip.draw(elementOf(block), { x, y: top + down });
  }
  drawFoot();
}

/** Makes the element of a block when its first strip is drawn: tables and lists stand in the last section. */
function elementFinder(sheet: Sheet, blocks: readonly Block[]): (block: number) => Tag {
  const elements = new Map<number, Tag>();
  let section = sheet.root;
  return (block) => {
    const known = elements.get(block);
    if (known) return known;
    const type = blocks[block]?.type ?? 'Sect';
    const element = sheet.part(type === 'Sect' ? sheet.root : section, type);
    if (type === 'Sect') section = element;
    elements.set(block, element);
    return element;
  };
}

const remark =
  'Levels are results of laboratory tests on new samples. They do not state a safe working time or temperature. Assess the risks at your workplace first.';

const missingRemark = `${missing} replaces characters missing from the font. See the article page.`;

function drawFoot(sheet: Sheet, { lines, publisher, sampleNotice }: DataSheetParts): void {
  const across = { x: page.margin, width: textWidth };
  let y = page.height - foot.height;
  sheet.artifact('Layout', () => sheet.line({ ...across, y }, 0.8, colours.text));
  y += 6;
  for (const text of [
    ...(lines.markings.length > 0 ? [remark] : []),
    ...(sheet.printable(JSON.stringify(lines), styles.body).includes(missing) ? [missingRemark] : []),
    [publisher.company, ...publisher.contact].join('  ·  '),
    [lines.articleNo, `edition ${publisher.edition}`, ...(lines.isSample ? [sampleNotice] : [])].join(
      '  ·  ',
    ),
  ]) {
    sheet.text(sheet.root, 'P', { text, ...across, y, style: styles.small });
    y += sheet.heightOf(text, textWidth, styles.small) + 2;
  }
}
