/** Reads a PDF as a reader's program does, with pdf.js. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of the structure as pdf.js gives it. */
interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

export interface ReadPdf {
  readonly pages: number;
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  readonly isTitleShown: boolean;
  /** True if the file says that it conforms to PDF/UA-1. */
  readonly isUniversallyAccessible: boolean;
  /** Number of elements in the structure, by role. */
  readonly roles: Readonly<Record<string, number>>;
  readonly figuresWithoutAlt: number;
  /** Titles of all bookmarks, each before those below it. */
  readonly bookmarks: readonly string[];
  readonly text: string;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const info = (await document.getMetadata()).info as Readonly<Record<string, unknown>>;
  const pages = await readPages(document);
  const nodes = pages.flatMap(({ tree }) => allNodes(tree));
  const read = {
    pages: pages.length,
    title: info['Title'],
    language: info['Language'],
    isTagged: hasSet(await document.getMarkInfo(), 'Marked'),
    isTitleShown: hasSet(await document.getViewerPreferences(), 'DisplayDocTitle'),
    isUniversallyAccessible: bytes.includes('<pdfuaid:part>1</pdfuaid:part>'),
    roles: counted(nodes.map(({ role = '' }) => role)),
    figuresWithoutAlt: nodes.filter(({ role, alt }) => role === 'Figure' && !alt).length,
    bookmarks: titlesOf(await document.getOutline()),
    text: pages.map(({ text }) => text).join(' '),
  };
  await document.loadingTask.destroy();
  return read;
}

async function readPages(document: PDFDocumentProxy) {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = [];
  for (const number of numbers) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text, tree: (await page.getStructTree()) as TreeNode | null });
  }
  return pages;
}

const allNodes = (node: TreeNode | null): readonly TreeNode[] =>
  node ? [node, ...(node.children ?? []).flatMap(allNodes)] : [];

const titlesOf = (items: readonly Bookmark[] | null): readonly string[] =>
  (items ?? []).flatMap((item) => [item.title, ...titlesOf(item.items)]);

const hasSet = (flags: unknown, name: string) =>
  (flags as Readonly<Record<string, unknown>> | null)?.[name] === true;

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
