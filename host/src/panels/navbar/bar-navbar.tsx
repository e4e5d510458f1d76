import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useMemo, useState } from 'react';
import type { NavItem } from 'shared-types';
import { useMenus } from '../../layout/use-menus';
import { NavLink, NavParent } from './nav-row';
import { NavRows, type NavbarProps } from './nav-tree';

const panelIdOf = ({ id }: NavItem) => `navbar-${id}`;

const maxColumns = 3;

/** A column for each item with children, and one for the others. */
const columnsOf = (items: readonly NavItem[]) =>
  Math.min(maxColumns, items.filter(({ children }) => children).length + 1);

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 55,
  px: 'calc(var(--gutter) - 12px)',
  '[data-mode=container] &': { maxWidth: 1120, mx: 'auto' },
  '& > li': { width: 'auto' },
  '& > li > .MuiListItemButton-root': { px: 1.5 },
  '& > li > [aria-current]::before, & > li > div > [aria-current]::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    border: 0,
    borderBottom: '3px solid var(--primary)',
  },
};

/** Its columns, whose first level begins at its edge. */
const panelStyle = (items: readonly NavItem[]) => ({
  overflowY: 'auto',
  width: `min(${columnsOf(items) * 250}px, 100vw - 48px)`,
  maxHeight: 'calc(100vh - 160px)',
  py: 1,
  boxShadow: 'var(--menu-shadow)',
  '& > ul': { columns: columnsOf(items), ml: -4 },
  '& li': { breakInside: 'avoid' },
});

interface BarNavbarProps extends NavbarProps {
  readonly path: string;
}

/** The navbar across the page: links, and buttons that open what is below them. */
export function BarNavbar({ items, active, path }: BarNavbarProps) {
  const ids = useMemo(() => items.filter(({ children }) => children).map(panelIdOf), [items]);
  const menus = useMenus(ids, path);
  return (
    <nav aria-label="Main">
      <List sx={barStyle}>
        {items
          .filter(({ type }) => type !== 'divider')
          .map((item) => (
            <BarItem key={item.id} item={item} active={active} menus={menus} />
          ))}
      </List>
    </nav>
  );
}

interface BarItemProps extends Pick<NavbarProps, 'active'> {
  readonly item: NavItem;
  readonly menus: ReturnType<typeof useMenus>;
}

function BarItem({ item, active, menus }: BarItemProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const id = panelIdOf(item);
  const current = active.get(item.id);
  if (!item.children)
    return (
      <ListItem disablePadding>
        <NavLink item={item} current={current} />
      </ListItem>
    );
  const { hidden, ...panel } = menus.panelProps(id);
  const turn = hidden ? '90deg' : '-90deg';
  return (
    <ListItem ref={setElement} disablePadding {...menus.itemProps(id)}>
      <NavParent item={item} current={current} turn={turn} button={menus.buttonProps(id)} />
      <Popper keepMounted disablePortal placement="bottom-start" open={!hidden} anchorEl={element} {...panel}>
        <Paper sx={panelStyle(item.children)}>
          <NavRows items={item.children} active={active} level={1} shown="all" />
        </Paper>
      </Popper>
    </ListItem>
  );
}
