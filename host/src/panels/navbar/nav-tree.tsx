import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { useEffect, useId, useRef } from 'react';
import type { NavItem } from 'shared-types';
import type { ActiveItems } from '../navigation/active-items';
import { Chevron, indentPx, NavLabel, NavLink, rowStyle } from './nav-row';

interface Tree {
  readonly active: ActiveItems;
  /** Ids of the collapses that are open. */
  readonly openIds: readonly string[];
  /** Absent where everything is open. */
  readonly onToggle?: (id: string) => void;
}

interface NavTreeProps extends Tree {
  readonly items: readonly NavItem[];
}

/** The navigation from top to bottom: links, and buttons that open what is below them. */
export function NavTree({ items, ...tree }: NavTreeProps) {
  const nav = useRef<HTMLElement>(null);
  const { active } = tree;
  // Once, as soon as the collapses that the active row is in are open.
  useEffect(() => {
    const timer = setTimeout(() => {
      const row = nav.current?.querySelector('[aria-current=page]');
      const list = nav.current?.parentElement;
      // Not `scrollIntoView`: with it, the first Tab in a new document begins at the row.
      if (row && list)
        list.scrollTop += Math.max(
          0,
          row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom,
        );
    });
    return () => clearTimeout(timer);
  }, [active]);
  return (
    <nav ref={nav} aria-label="Main">
      <NavRows items={items} level={0} tree={tree} />
    </nav>
  );
}

interface RowsProps {
  readonly items: readonly NavItem[];
  readonly level: number;
  readonly tree: Tree;
  readonly id?: string;
  readonly labelledBy?: string;
}

export const NavRows = ({ items, id, labelledBy, ...rest }: RowsProps) => (
  <List id={id} aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Row key={item.id} item={item} {...rest} />
    ))}
  </List>
);

interface RowProps extends Pick<RowsProps, 'level' | 'tree'> {
  readonly item: NavItem;
}

function Row({ item, level, tree }: RowProps) {
  switch (item.type) {
    case 'divider':
      return <Divider component="li" aria-hidden="true" sx={{ my: 1 }} />;
    case 'group':
      return <Group item={item} level={level} tree={tree} />;
    case 'collapse':
      return tree.onToggle || item.url !== undefined ? (
        <Collapsible item={item} level={level} tree={tree} />
      ) : (
        <Group item={item} level={level} tree={tree} />
      );
    case 'item':
    case 'link':
      return (
        <ListItem disablePadding data-level={level}>
          <NavLink item={item} level={level} current={tree.active.get(item.id)} />
        </ListItem>
      );
  }
}

/** A heading. The items below it are on its level, unless they are those of a collapse that cannot be closed. */
function Group({ item, level, tree }: RowProps) {
  const id = useId();
  return (
    <li>
      <ListSubheader component="div" disableSticky id={id} sx={{ pl: `${indentPx(level)}px` }}>
        {item.title}
      </ListSubheader>
      <NavRows
        items={item.children ?? []}
        level={item.type === 'group' ? level : level + 1}
        labelledBy={id}
        tree={tree}
      />
    </li>
  );
}

/** Opens and closes its children. With a page of its own it is a link, and a button beside it opens. */
function Collapsible({ item, level, tree }: RowProps) {
  const id = useId();
  const { active, openIds, onToggle } = tree;
  const isOpen = !onToggle || openIds.includes(item.id);
  const current = active.get(item.id);
  const chevron = <Chevron turn={isOpen ? '90deg' : '0deg'} />;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => onToggle?.(item.id),
  } as const;
  return (
    <li data-level={level}>
      {item.url === undefined ? (
        <ListItemButton
          component="button"
          aria-current={current}
          sx={{ width: 1, ...rowStyle(level) }}
          {...toggle}
        >
          <NavLabel item={item} isTop={level === 0} />
          {chevron}
        </ListItemButton>
      ) : (
        <ListItem
          component="div"
          disablePadding
          secondaryAction={
            onToggle && (
              <IconButton edge="end" aria-label={`${item.title} menu`} {...toggle}>
                {chevron}
              </IconButton>
            )
          }
        >
          <NavLink item={item} level={level} current={current} />
        </ListItem>
      )}
      <Collapse in={isOpen} unmountOnExit>
        <NavRows id={id} items={item.children ?? []} level={level + 1} tree={tree} />
      </Collapse>
    </li>
  );
}
