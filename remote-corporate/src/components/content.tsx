import type { ReactNode } from 'react';
import type { Site } from 'shared-types';
import type { Block, EntryBlockName } from '../model/content';
import { EntryBlock } from './entry-block';
import { Inlines } from './inlines';
import classNames from './content.module.css';

type ContentProps = {
  blocks: readonly Block[];
  site: Site;
  /** Parts that the screen draws, by the name in `::insert[<name>]`. */
  inserts?: Readonly<Record<string, ReactNode>>;
};

/** Blocks that take the whole column, wider than text may be. */
const wideBlocks: readonly EntryBlockName[] = ['cards', 'steps', 'timeline'];

export function Content({ blocks, site, inserts = {} }: ContentProps) {
  return (
    <div className={`prose ${classNames.content}`}>
      {blocks.map((block, index) =>
        block.kind === 'insert' ? (
          <div key={index} className={classNames.wide}>
            {inserts[block.name]}
          </div>
        ) : (
          <ContentBlock key={index} block={block} site={site} />
        ),
      )}
    </div>
  );
}

function ContentBlock({ block, site }: { block: Exclude<Block, { kind: 'insert' }>; site: Site }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'paragraph':
    case 'quote': {
      const Tag = block.kind === 'quote' ? 'blockquote' : 'p';
      return (
        <Tag>
          <Inlines nodes={block.children} site={site} />
        </Tag>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines nodes={item} site={site} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <aside className={classNames.note}>
          <Content blocks={block.children} site={site} />
        </aside>
      );
    case 'block':
      return (
        <div className={wideBlocks.includes(block.name) ? classNames.wide : classNames.rows}>
          <EntryBlock name={block.name} entries={block.entries} site={site} />
        </div>
      );
  }
}
