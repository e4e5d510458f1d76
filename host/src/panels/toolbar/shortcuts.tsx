import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FlatNavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import { iconPathOf, navIconPaths } from '../navbar/nav-icons';
import { findEntries } from '../navigation/find-entries';
import { linkTo, NavText } from '../navigation/nav-text';
import type { PanelProps } from '../panel-props';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../../screen/use-store-state';

/** Texts of the specification. */
const label = 'Click to add/remove shortcut';
const searchLabel = 'Search for an app or page';
const noResults = 'No results..';

interface ShortcutsProps extends Pick<PanelProps, 'shortcuts' | 'navigation' | 'path'> {
  /** Side of the window at which they stand below each other; absent: side by side in the toolbar. */
  readonly side?: 'left';
}

/** The star, and the visitor's shortcuts as icons. Those that have no room are reached by scrolling. */
export function Shortcuts({ side, ...props }: ShortcutsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { flat } = useStoreState(props.navigation);
  const ids = useStoreState(props.shortcuts);
  // Ids without an item are skipped.
  const chosen = ids.flatMap((id) => flat.find((item) => item.id === id) ?? []);
  const rowStyle = { display: { xs: 'none', md: 'flex' }, minWidth: 0, overflowX: 'auto' };
  return (
    <Box
      component="nav"
      aria-label="Shortcuts"
      sx={side ? { display: 'grid', justifyItems: 'center', gap: 1, py: 1.25 } : { display: 'flex' }}
    >
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={navIconPaths.star} />
      </IconButton>
      <Box component="ul" sx={side ? {} : rowStyle}>
        {chosen.map((item) => {
          const path = iconPathOf(item.icon);
          return (
            <li key={item.id}>
              <IconButton
                component="a"
                title={item.title}
                aria-label={item.title}
                aria-current={item.url === props.path ? 'page' : undefined}
                {...linkTo(item)}
              >
                {path ? <Icon path={path} /> : item.title.charAt(0).toUpperCase()}
              </IconButton>
            </li>
          );
        })}
      </Box>
      {isOpen && (
        <SidePanel
          title="Shortcuts"
          anchor={side ?? 'right'}
          area="toolbar"
          width={340}
          onClose={() => setIsOpen(false)}
        >
          <ShortcutsEditor {...props} chosen={chosen} all={flat} />
        </SidePanel>
      )}
    </Box>
  );
}

interface ShortcutsEditorProps extends Pick<PanelProps, 'shortcuts' | 'path'> {
  readonly chosen: readonly FlatNavItem[];
  /** All that the visitor may open. */
  readonly all: readonly FlatNavItem[];
}

/** The shortcuts as they were when it opened, or the pages that a text finds; each can be added and removed. */
function ShortcutsEditor({ shortcuts, path, chosen, all }: ShortcutsEditorProps) {
  const [text, setText] = useState('');
  const [before] = useState(chosen);
  const isSearch = text.trim() !== '';
  const rows = isSearch ? findEntries(all, text) : before;
  return (
    <>
      <OutlinedInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it to type
        autoFocus
        placeholder={searchLabel}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ m: 1.5 }}
        slotProps={{ input: { 'aria-label': searchLabel, autoComplete: 'off' } }}
      />
      <FormHelperText role="status" sx={{ px: 2 }}>
        {rows.length === 0 && (isSearch ? noResults : 'You have no shortcuts. Search for a page to add one.')}
      </FormHelperText>
      <List>
        {rows.map((item) => {
          const isChosen = chosen.includes(item);
          const star = (
            <IconButton
              edge="end"
              color={isChosen ? 'primary' : 'default'}
              aria-label={`Shortcut to ${item.title}`}
              aria-pressed={isChosen}
              sx={{ '& path': { fill: isChosen ? 'currentColor' : 'none' } }}
              onClick={() => shortcuts.toggle(item.id)}
            >
              <Icon path={navIconPaths.star} />
            </IconButton>
          );
          return (
            <ListItem key={item.id} disablePadding secondaryAction={star}>
              <ListItemButton
                component="a"
                aria-current={item.url === path ? 'page' : undefined}
                {...linkTo(item)}
              >
                <NavText item={item} path={item.path} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
