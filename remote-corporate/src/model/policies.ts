import type { policies } from '#content/policies.json';
import type { Block, PageContent } from './content';

/** An entry of `content/data/policies.json`. */
export type Policy = (typeof policies)[number];

/** A heading of level 2 with what stands below it. */
export interface PageSection {
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** A page in its parts: what stands before the first section, and the sections. */
export function inSections({ body }: PageContent): readonly [readonly Block[], readonly PageSection[]] {
  const starts = body.flatMap((block, index) => (isSection(block) ? [index] : []));
  const sections = starts.map((start, index): PageSection => {
    const blocks = body.slice(start, starts[index + 1]);
    return { id: blocks[0]?.kind === 'heading' ? blocks[0].id : '', blocks };
  });
  return [body.slice(0, starts[0]), sections];
}

const isSection = (block: Block): boolean => block.kind === 'heading' && block.level === 2;
