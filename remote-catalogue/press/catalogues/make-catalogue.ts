import { articleBlock, type ArticleBlock } from './article-block';
import type { ArticleLines } from '../data-sheets/sheet-lines';
import { drawContents, drawCover } from './cover';
import { editionText, type Imprint } from '../catalogue-settings';
import { page, styles, textWidth } from './look';
import { paginate, type Piece } from './paginate';
import { Sheet, type FontFiles, type Tag } from './sheet';

export interface PrintedArticle {
  readonly lines: ArticleLines;
  readonly drawing: string;
}

export interface PrintedCategory {
  readonly slug: string;
  readonly label: string;
  readonly articles: readonly PrintedArticle[];
}

/** Parts of a catalogue. Equal parts give equal bytes. */
export interface CatalogueParts {
  readonly imprint: Imprint;
  readonly accent: string;
  /** Stands on the cover and at the foot of each page, where articles are invented. */
  readonly sampleNotice: string;
  /** One for the catalogue of a category; all for the full one. */
  readonly categories: readonly PrintedCategory[];
  /** The article on the cover; by default the first of the first category. */
  readonly coverArticle?: PrintedArticle | undefined;
}

export interface MadeCatalogue {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const room = { height: page.height - page.top - page.bottom, gap: 20 } as const;

const countText = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`;

export const catalogueTitle = ({ imprint, categories }: CatalogueParts): string =>
  `${categories.length === 1 ? (categories[0]?.label ?? '') : imprint.title}, ${editionText(imprint)}`;

export async function makeCatalogue(parts: CatalogueParts, fonts: FontFiles): Promise<MadeCatalogue> {
  const { imprint, categories, accent } = parts;
  const title = `${imprint.company}: ${catalogueTitle(parts)}`;
  const sheet = new Sheet(
    { title, author: imprint.company, date: new Date(imprint.edition) },
    { fonts, accent },
  );
  const isFull = categories.length > 1;
  const laidOut = categories.map((category) => layOut(sheet, category, isFull ? 'H3' : 'H2'));
  drawFront(sheet, parts);
  if (isFull) drawContentsPage(sheet, laidOut);
  for (const category of laidOut) drawCategory(sheet, parts, category);
  const { pages } = sheet;
  return { bytes: await sheet.finish(), pages };
}

interface LaidOutCategory extends PrintedCategory {
  readonly blocks: readonly ArticleBlock[];
  readonly pages: readonly (readonly Piece[])[];
}

function layOut(sheet: Sheet, category: PrintedCategory, headingTag: 'H2' | 'H3'): LaidOutCategory {
  const blocks = category.articles.map((article) => articleBlock(sheet, { ...article, headingTag }));
  return { ...category, blocks, pages: paginate(blocks, room) };
}

function drawFront(sheet: Sheet, { imprint, sampleNotice, categories, coverArticle }: CatalogueParts): void {
  const article = coverArticle ?? categories[0]?.articles[0];
  if (!article) return;
  const { company, address, email, title } = imprint;
  const isFull = categories.length > 1;
  sheet.newPage();
  drawCover(sheet, sheet.part(sheet.root, 'Sect'), {
    company,
    headingTag: 'H1',
    title: isFull ? title : (categories[0]?.label ?? ''),
    lines: [
      `${isFull ? 'Full catalogue' : 'Catalogue'}, ${editionText(imprint)}`,
      countText(categories.reduce((count, { articles }) => count + articles.length, 0)),
    ],
    notes: [...(sampleNotice ? [sampleNotice, ' '] : []), company, ...address, email],
    drawing: article.drawing,
    alt: article.lines.alt,
  });
}

function drawContentsPage(sheet: Sheet, categories: readonly LaidOutCategory[]): void {
  sheet.newPage();
  let next = sheet.pages + 1;
  const entries = categories.map(({ slug, label, articles, pages }) => {
    const entry = { name: slug, title: label, note: countText(articles.length), page: next };
    next += 1 + pages.length;
    return entry;
  });
  drawContents(sheet, sheet.part(sheet.root, 'Sect'), entries);
}

function drawCategory(sheet: Sheet, parts: CatalogueParts, category: LaidOutCategory): void {
  const isFull = parts.categories.length > 1;
  const section = sheet.part(sheet.root, 'Sect');
  if (isFull) drawOpener(sheet, section, category);
  const outline = isFull ? sheet.bookmark(sheet.outline, category.label, category.slug) : sheet.outline;
  const drawPiece = pieceDrawer(sheet, section, { ...category, outline });
  for (const pieces of category.pages) {
    sheet.newPage();
    pieces.forEach(drawPiece);
    drawFoot(sheet, parts, category.label);
  }
  section.end();
}

interface MarkedCategory extends LaidOutCategory {
  readonly outline: PDFKit.PDFOutline;
}

/** Draws piece after piece. Each article begins a section and a bookmark; what is left of it goes into the same section. */
function pieceDrawer(sheet: Sheet, section: Tag, { blocks, outline }: MarkedCategory) {
  let tags: { article: Tag; table: Tag | undefined } | undefined;
  return (piece: Piece): void => {
    const block = blocks[piece.block];
    if (!block) return;
    if (piece.firstStrip === 0 || !tags) {
      tags = { article: sheet.part(section, 'Sect'), table: undefined };
      sheet.bookmark(outline, `${block.lines.articleNo} ${block.lines.title}`);
    }
    block.draw(piece, tags);
  };
}

function drawOpener(sheet: Sheet, section: Tag, { label, articles }: PrintedCategory): void {
  const [first] = articles;
  if (!first) return;
  sheet.newPage();
  drawCover(sheet, section, {
    headingTag: 'H2',
    title: label,
    lines: [countText(articles.length)],
    notes: [],
    drawing: first.drawing,
    alt: first.lines.alt,
  });
}

function drawFoot(sheet: Sheet, { imprint, sampleNotice }: CatalogueParts, label: string): void {
  const place = { x: page.margin, y: page.height - 40, width: textWidth };
  const text = [imprint.company, label, editionText(imprint), sampleNotice].filter(Boolean).join('  ·  ');
  sheet.artifact('Pagination', () => {
    sheet.write(text, place, styles.small);
    sheet.write(String(sheet.pages), place, { ...styles.strong, align: 'right' });
  });
}
