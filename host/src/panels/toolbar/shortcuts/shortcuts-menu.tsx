import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { ofToolbar } from '../../in-area';
import { PageIsHeard } from '../../page-is-heard';
import { useStoreState } from '../../use-store-state';
import { EntryText, linkTo } from '../entry-text';
import { findEntries } from '../find-entries';
import { FilledStarIcon, StarIcon } from '../icons';
import type { NavigationEntry } from '../navigation-entry';
import type { ShortcutsStore } from './shortcuts-store';

/** Texts of the specification. */
const label = 'Click to add/remove shortcut';
const searchLabel = 'Search for an app or page';
const noResults = 'No results..';

export interface ShortcutsProps {
  readonly shortcuts: ShortcutsStore;
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  readonly path: string;
  /** True for a column at a side of the window, false for a row in the toolbar. */
  readonly isBeside?: boolean;
}

/** The items of the visitor's shortcuts, in their order. Ids without an item are skipped. */
export const useShortcuts = ({
  shortcuts,
  items,
}: Pick<ShortcutsProps, 'shortcuts' | 'items'>): readonly NavigationEntry[] =>
  useStoreState(shortcuts).flatMap((id) => items.find((item) => item.id === id) ?? []);

/** The star, and the menu in which the visitor chooses shortcuts. */
export function ShortcutsMenu({ isBeside = false, ...editor }: ShortcutsProps) {
  const [star, setStar] = useState<HTMLElement>();
  const close = () => setStar(undefined);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={star !== undefined}
        onClick={({ currentTarget }) => setStar(currentTarget)}
      >
        <StarIcon />
      </IconButton>
      {star && (
        <Popover
          open
          anchorEl={star}
          anchorOrigin={
            isBeside ? { vertical: 'top', horizontal: 'right' } : { vertical: 'bottom', horizontal: 'right' }
          }
          transformOrigin={{ vertical: 'top', horizontal: isBeside ? 'left' : 'right' }}
          onClose={close}
          slotProps={{
            root: ofToolbar,
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': 'Shortcuts',
              sx: { width: 340, maxHeight: 560 },
            },
          }}
        >
          <PageIsHeard />
          <ShortcutsEditor {...editor} onFollow={close} />
        </Popover>
      )}
    </>
  );
}

interface ShortcutsEditorProps extends ShortcutsProps {
  readonly onFollow: () => void;
}

/** The shortcuts as they were when it opened, or the pages that a text finds; each can be added and removed. */
function ShortcutsEditor({ shortcuts, items, path, onFollow }: ShortcutsEditorProps) {
  const [text, setText] = useState('');
  const chosen = useShortcuts({ shortcuts, items });
  const [before] = useState(chosen);
  const isSearch = text.trim() !== '';
  const rows = isSearch ? findEntries(items, text) : before;
  return (
    <>
      <OutlinedInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it to type
        autoFocus
        fullWidth
        placeholder={searchLabel}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ m: 1.5, width: 'calc(100% - 24px)' }}
        slotProps={{ input: { 'aria-label': searchLabel, autoComplete: 'off' } }}
      />
      <FormHelperText role="status" sx={{ px: 2 }}>
        {rows.length === 0 && (isSearch ? noResults : 'You have no shortcuts. Search for a page to add one.')}
      </FormHelperText>
      <List>
        {rows.map((entry) => (
          <ListItem
            key={entry.id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                color={chosen.includes(entry) ? 'primary' : 'default'}
                aria-label={`Shortcut to ${entry.title}`}
                aria-pressed={chosen.includes(entry)}
                onClick={() => shortcuts.toggle(entry.id)}
              >
                {chosen.includes(entry) ? <FilledStarIcon /> : <StarIcon />}
              </IconButton>
            }
          >
            <ListItemButton
              component="a"
              {...linkTo(entry)}
              aria-current={entry.url === path ? 'page' : undefined}
              onClick={onFollow}
            >
              <EntryText entry={entry} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
