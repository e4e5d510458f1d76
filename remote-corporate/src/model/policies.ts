import type { Block, PageContent } from './content';

/** An entry of `content/data/policies.json`. */
export interface Policy {
  /** Anchor of its section. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** ISO 8601, a day. */
  readonly inForce: string;
  /** The role that answers for it. */
  readonly owner: string;
  /** The day on which it ended, ISO 8601; it stays on the page. */
  readonly withdrawn?: string;
  /** Anchor of the policy that took its place. */
  readonly successor?: string;
  readonly sample?: boolean;
}

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
