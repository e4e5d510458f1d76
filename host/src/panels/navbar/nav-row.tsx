import Chip from '@mui/material/Chip';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import type { NavBadge, NavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import { iconPathOf } from './nav-icons';

/** Space before the title of an item on a level, in pixels. The specification caps it at 80. */
export const indentPx = (level: number): number => (level === 0 ? 24 : Math.min(40 + 16 * level, 80));

interface NavLabelProps {
  readonly item: NavItem;
  /** An item of the top level has a mark in each case: a folded navbar shows nothing else of it. */
  readonly isTop?: boolean;
}

/** Icon, title and badge of an item. */
export const NavLabel = ({ item: { icon, title, badge, target }, isTop = false }: NavLabelProps) => {
  const path = iconPathOf(icon);
  return (
    <>
      {(path ?? isTop) && (
        <ListItemIcon aria-hidden="true">
          {path ? <Icon path={path} size={20} /> : <b>{title.charAt(0).toUpperCase()}</b>}
        </ListItemIcon>
      )}
      <ListItemText>
        {title}
        {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
      </ListItemText>
      {target === '_blank' && <Icon path={iconPathOf('external') ?? ''} size={14} />}
      {badge && <Badge {...badge} />}
    </>
  );
};

const Badge = ({ title, bg = 'secondary.main', fg = 'secondary.contrastText' }: NavBadge) => (
  <Chip size="small" label={title} sx={{ bgcolor: bg, color: fg }} />
);

/** Rows below the top level are lighter. */
export const rowStyle = (level: number) => ({
  pl: `${indentPx(level)}px`,
  ...(level > 0 && { fontSize: '0.875rem', fontWeight: 500 }),
});

interface NavLinkProps extends NavLabelProps {
  readonly current: 'page' | 'true' | undefined;
  /** Level in a tree. */
  readonly level?: number;
}

/** The link of an item. The router takes links without a target only. */
export const NavLink = ({ item, current, level, isTop = level === 0 }: NavLinkProps) => (
  <ListItemButton
    component="a"
    href={item.url ?? ''}
    selected={current === 'page'}
    aria-current={current}
    sx={level === undefined ? undefined : rowStyle(level)}
    {...(item.target === '_blank' && { target: '_blank', rel: 'noopener' })}
  >
    <NavLabel item={item} isTop={isTop} />
  </ListItemButton>
);

/** A mark that points to what it opens. */
export const Chevron = ({ turn }: { readonly turn: string }): ReactNode => (
  <ListItemIcon aria-hidden="true" sx={{ rotate: turn, transition: 'rotate 120ms', minWidth: 0 }}>
    <Icon path="M7 4.5l5.5 5.5L7 15.5" size={16} />
  </ListItemIcon>
);
