/**
 * The blocks that Markdown does not know: `::facts[benefits]` shows the entries of `content/data/benefits.json`,
 * `:::note … :::` sets a remark apart, `:::sample … :::` marks sample text, `::contact` gives the ways to reach the
 * company, and `::insert[goals]` is the place of a part that the page's screen draws.
 */
import type { RootContent } from 'mdast';
import type { Block } from '../src/model/content.js';
import { writtenAs, type PageContext } from './page-context.js';
import { realEntries } from './sample-marks.js';

type Directive<Type> = Extract<RootContent, { type: Type }>;

/** Parts that screens draw in the text of their page, each once. */
const insertsOf = new Map([
  ['about-us-objectives', ['goals']],
  ['credentials', ['certificates', 'standards']],
  ['media', ['news']],
  ['policies', ['policies']],
  ['privacy-policy', ['counsel', 'enquiries', 'processors', 'retention', 'storage']],
]);

/** The parts of the screen of a page that have no place in the text yet. */
export const missingInserts = ({ screen, inserts }: Pick<PageContext, 'screen' | 'inserts'>) =>
  (insertsOf.get(screen) ?? []).filter((name) => !inserts.includes(name));

/** Blocks that show a file of `content/data`. The schema of that name says what is in it. */
const lists = ['facts', 'steps', 'cards', 'timeline'] as const;

export function compileLeaf(node: Directive<'leafDirective'>, page: PageContext): readonly Block[] {
  const at = node.position?.start;
  const written = writtenAs(node, page).trim();
  const inserts = missingInserts(page);
  const [, name, argument = ''] = /^::([a-z]+)(?:\[([a-z0-9-]+)\])?$/.exec(written) ?? [];
  if (name === 'contact' && argument === '') return [{ kind: 'block', name, entries: [] }];
  if (name === 'insert' && inserts.includes(argument)) {
    page.inserts.push(argument);
    return [{ kind: 'insert', name: argument }];
  }
  const list = lists.find((one) => one === name);
  const data = list && (page.readData(argument) as Readonly<Record<string, unknown>> | undefined);
  if (list && data?.$schema === `../schema/${list}.schema.json` && Array.isArray(data.entries)) {
    return [{ kind: 'block', name: list, ...realEntries(data.entries) }];
  }
  const names = ['contact', ...lists.map((one) => `${one}[…]`), ...inserts.map((one) => `insert[${one}]`)];
  page.report(
    at,
    list
      ? `"${written}" needs a file content/data/${argument}.json that begins with "$schema": "../schema/${list}.schema.json".`
      : `"${written}" is no block; write ::${names.join(', ::')}, an insert once.`,
  );
  return [];
}

/** @param compileBlocks  compiles what stands inside */
export function compileContainer(
  node: Directive<'containerDirective'>,
  page: PageContext,
  compileBlocks: (nodes: readonly RootContent[], page: PageContext) => readonly Block[],
): readonly Block[] {
  const at = node.position?.start;
  const written = writtenAs(node, page);
  const [, name = ''] = /^:{3,}(note|sample)[ \t]*\n[^]+\n:{3,}[ \t]*$/.exec(written) ?? [];
  const isInside = page.container !== undefined && !(name === 'note' && page.container === 'sample');
  if (!name || isInside) {
    page.report(
      at,
      '":::note" and ":::sample" stand alone on a line and in no other block, then their text, and a line ":::" at its end.',
    );
    return [];
  }
  const children = compileBlocks(node.children, { ...page, container: name });
  if (name === 'note') return [{ kind: 'note', children }];
  if (children.at(-1)?.kind === 'heading')
    page.report(at, '":::sample" ends with a heading; put what stands below it inside, too.');
  for (const child of children) page.sampleBlocks.add(child);
  const [words = ''] = node.children.slice(0, 1).map((child) => writtenAs(child, page));
  page.samples.push({ words: words.replace(/^[#>\s-]+|\n[^]*/g, ''), line: at?.line ?? 1 });
  return children;
}
