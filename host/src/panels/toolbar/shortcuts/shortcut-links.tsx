import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../theme/icons';
import { iconPathOf } from '../../navbar/nav-icons';
import { linkTo } from '../entry-text';
import { ShortcutsMenu, useShortcuts, type ShortcutsProps } from './shortcuts-menu';

/** The shortcuts as a row or a column of icons. Those that have no room are reached by scrolling. */
export const ShortcutLinks = ({ isBeside = false, ...props }: ShortcutsProps) => (
  <Box
    component="ul"
    sx={
      isBeside
        ? { display: 'block' }
        : { display: { xs: 'none', md: 'flex' }, minWidth: 0, overflowX: 'auto' }
    }
  >
    {useShortcuts(props).map((entry) => {
      const { id, url, title, icon } = entry;
      const path = iconPathOf(icon);
      return (
        <li key={id}>
          <IconButton
            component="a"
            {...linkTo(entry)}
            title={title}
            aria-label={`${title}${entry.target === '_blank' ? ' (opens in a new tab)' : ''}`}
            aria-current={url === props.path ? 'page' : undefined}
          >
            {path ? <Icon path={path} /> : title.charAt(0).toUpperCase()}
          </IconButton>
        </li>
      );
    })}
  </Box>
);

/** The star and the shortcuts, in the toolbar or in the left side panel. */
export const Shortcuts = (props: ShortcutsProps) => (
  <Box
    component="nav"
    aria-label="Shortcuts"
    sx={props.isBeside ? { display: 'grid', justifyItems: 'center', gap: 1, py: 1.25 } : { display: 'flex' }}
  >
    {props.isBeside && <ShortcutsMenu {...props} />}
    <ShortcutLinks {...props} />
    {!props.isBeside && <ShortcutsMenu {...props} />}
  </Box>
);
