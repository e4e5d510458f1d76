/** State that the parts of the compiler share while they read one page. */
import type { Node } from 'mdast';
import type { TextPosition } from 'shared-types/json/problems';
import type { Block } from '../src/model/content.js';

type Heading = Extract<Block, { kind: 'heading' }>;

export type PageContext = {
  /** Screen of the page: `career`. */
  screen: string;
  /** The text, with plain line ends. */
  source: string;
  /** Content of `content/data/<name>.json`. */
  readData: (name: string) => unknown;
  report: (at: TextPosition | undefined, message: string) => void;
  headings: Heading[];
  /** Links that lead somewhere. */
  links: { at: TextPosition | undefined; href: string }[];
  /** Parts of the screen that have a place in the text. */
  inserts: string[];
  /** Blocks between `:::sample` and `:::`. */
  sampleBlocks: Set<Block>;
  /** Lines of `:::sample`, each with the words that follow. */
  samples: { words: string; line: number }[];
  /** Name of the block around the text. */
  container?: string;
};

/** @returns a node as it is written */
export const writtenAs = ({ position }: Node, { source }: Pick<PageContext, 'source'>): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** Reports HTML, pictures, code and whatever else Markdown knows. */
export function refuse(node: Node, page: PageContext): [] {
  const [line = ''] = writtenAs(node, page).trim().split('\n');
  page.report(
    node.position?.start,
    `"${line}" cannot stand here; use paragraphs, lists and links as docs/editing-content.md shows them.`,
  );
  return [];
}
