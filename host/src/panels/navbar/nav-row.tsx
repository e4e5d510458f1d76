import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { ComponentProps } from 'react';
import type { NavBadge, NavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import { linkTo, NavText } from '../navigation/nav-text';
import { iconPathOf, navIconPaths } from './nav-icons';

/** Space before the title of an item on a level, in pixels. The specification caps it at 80. */
export const indentPx = (level: number): number => (level === 0 ? 24 : Math.min(40 + 16 * level, 80));

interface NavRowProps {
  readonly item: NavItem;
  readonly current: 'page' | 'true' | undefined;
  /** Level in a tree; absent in the bar across the page. */
  readonly level?: number | undefined;
}

/** Icon, title and badge. An item of the top level has a mark in each case: a folded navbar shows nothing else of it. */
const NavLabel = ({ item, level }: Omit<NavRowProps, 'current'>) => {
  const { icon, title, badge, target } = item;
  const path = iconPathOf(icon);
  return (
    <>
      {(path ?? level === 0) && (
        <ListItemIcon aria-hidden="true">
          {path ? <Icon path={path} size={20} /> : <b>{title.charAt(0).toUpperCase()}</b>}
        </ListItemIcon>
      )}
      <NavText item={item} />
      {target === '_blank' && <Icon path={navIconPaths.external} size={14} />}
      {badge && <Badge {...badge} />}
    </>
  );
};

const Badge = ({ title, bg = 'secondary.main', fg = 'secondary.contrastText' }: NavBadge) => (
  <Chip size="small" label={title} sx={{ bgcolor: bg, color: fg }} />
);

/** Rows below the top level are lighter. */
const rowStyle = (level?: number) =>
  level === undefined
    ? {}
    : { pl: `${indentPx(level)}px`, ...(level > 0 && { fontSize: '0.875rem', fontWeight: 500 }) };

/** The link of an item. */
export const NavLink = ({ item, current, level }: NavRowProps) => (
  <ListItemButton
    component="a"
    selected={current === 'page'}
    aria-current={current}
    sx={rowStyle(level)}
    {...linkTo(item)}
  >
    <NavLabel item={item} level={level} />
  </ListItemButton>
);

interface NavParentProps extends NavRowProps {
  /** Direction in which its mark points: to what it opens. */
  readonly turn: string;
  readonly button: Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded' | 'aria-controls'>;
}

/** An item that opens others: a button; if it has a page of its own, a link and a button beside it. */
export const NavParent = ({ turn, button, ...row }: NavParentProps) =>
  row.item.url === undefined ? (
    <ListItemButton
      component="button"
      aria-current={row.current}
      sx={{ width: 1, ...rowStyle(row.level) }}
      {...button}
    >
      <NavLabel item={row.item} level={row.level} />
      <Chevron turn={turn} />
    </ListItemButton>
  ) : (
    <ListItem
      component="div"
      disablePadding
      secondaryAction={
        <IconButton edge="end" aria-label={`${row.item.title} menu`} {...button}>
          <Chevron turn={turn} />
        </IconButton>
      }
    >
      <NavLink {...row} />
    </ListItem>
  );

/** A mark that points to what it opens. */
export const Chevron = ({ turn }: Pick<NavParentProps, 'turn'>) => (
  <ListItemIcon aria-hidden="true" sx={{ rotate: turn, transition: 'rotate 120ms', minWidth: 0 }}>
    <Icon path="M7 4.5l5.5 5.5L7 15.5" size={16} />
  </ListItemIcon>
);
