import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import { useEffect, useId, useRef, useState } from 'react';
import type { NavItem } from 'shared-types';
import type { ActiveItems } from '../navigation/active-items';
import { indentPx, NavLink, NavParent } from './nav-row';

/** The navigation as a page shows it. */
export interface NavbarProps {
  readonly items: readonly NavItem[];
  readonly active: ActiveItems;
}

interface TreeProps extends NavbarProps {
  /** Rows that are shown: those of the top level, those that the visitor has opened, or all. */
  readonly shown: 'top' | 'opened' | 'all';
}

/** The navigation from top to bottom: links, and buttons that open what is below them. */
export function NavTree(props: TreeProps) {
  const nav = useRef<HTMLElement>(null);
  const { active } = props;
  useEffect(() => {
    const row = nav.current?.querySelector('[aria-current=page]');
    const list = nav.current?.parentElement;
    if (!row || !list) return;
    const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    // Not `scrollIntoView`: with it, the first Tab in a new document begins at the row.
    list.scrollTop += Math.max(0, below);
  }, [active]);
  return (
    <nav ref={nav} aria-label="Main">
      <NavRows {...props} level={0} />
    </nav>
  );
}

interface RowsProps extends TreeProps {
  readonly level: number;
  readonly id?: string;
  readonly labelledBy?: string;
}

/** The rows of one level, with all that is below them. */
export const NavRows = ({ items, id, labelledBy, ...rest }: RowsProps) => (
  <List id={id} aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Row key={item.id} item={item} {...rest} />
    ))}
  </List>
);

interface RowProps extends Omit<RowsProps, 'items'> {
  readonly item: NavItem;
}

function Row(props: RowProps) {
  const { item, level, active, shown } = props;
  if (item.type === 'divider') return <Divider component="li" aria-hidden="true" sx={{ my: 1 }} />;
  if (item.type === 'collapse' && shown !== 'all') return <Collapsible {...props} />;
  if (item.children) return <Group {...props} />;
  return (
    <ListItem disablePadding data-level={level}>
      <NavLink item={item} level={level} current={active.get(item.id)} />
    </ListItem>
  );
}

/** A heading or a link. The items below a group are on its level. */
function Group({ item, level, ...tree }: RowProps) {
  const id = useId();
  return (
    <li>
      {item.url === undefined ? (
        <ListSubheader component="div" disableSticky id={id} sx={{ pl: `${indentPx(level)}px` }}>
          {item.title}
        </ListSubheader>
      ) : (
        <NavLink item={item} level={level} current={tree.active.get(item.id)} />
      )}
      <NavRows
        {...tree}
        items={item.children ?? []}
        level={item.type === 'group' ? level : level + 1}
        {...(item.url === undefined && { labelledBy: id })}
      />
    </li>
  );
}

/** Opens and closes its children. On the way to the active item it opens by itself. */
function Collapsible({ item, level, ...tree }: RowProps) {
  const id = useId();
  const current = tree.active.get(item.id);
  const [isOpened, setIsOpened] = useState(current !== undefined);
  useEffect(() => {
    if (current) setIsOpened(true);
  }, [current]);
  const isOpen = isOpened && tree.shown === 'opened';
  return (
    <li data-level={level}>
      <NavParent
        item={item}
        level={level}
        current={current}
        turn={isOpen ? '90deg' : '0deg'}
        button={{
          'aria-expanded': isOpen,
          'aria-controls': id,
          onClick: () => setIsOpened(!isOpened),
        }}
      />
      <Collapse in={isOpen}>
        <NavRows {...tree} id={id} items={item.children ?? []} level={level + 1} />
      </Collapse>
    </li>
  );
}
