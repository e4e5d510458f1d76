import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { NotesView } from '../../model/notes-view';

export interface NotesMenuProps {
  readonly views: readonly NotesView[];
  /** Address of the view that is shown. */
  readonly path: string;
  readonly onEdit: () => void;
}

/** Links to all views, beside the notes where there is room. */
export const NotesMenu = ({ views, path, onEdit }: NotesMenuProps) => (
  <nav aria-label="Views of the notes">
    <Box component="ul" sx={menuSx}>
      {views.map((view) => (
        <li key={view.path}>
          <Chip
            component="a"
            clickable
            href={view.path}
            label={view.title}
            color={view.path === path ? 'primary' : 'default'}
            aria-current={view.path === path ? 'page' : undefined}
          />
        </li>
      ))}
      <li>
        <Chip component="button" label="Edit labels" onClick={onEdit} />
      </li>
    </Box>
  </nav>
);

/** The columns follow the room there is, not the window: a frame with side panels leaves less of it. */
export const roomy = '@container (min-width: 60rem)';

const menuSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [roomy]: {
    display: 'grid',
    '& .MuiChip-root': { width: '100%', height: '2.5rem', borderRadius: 1, justifyContent: 'start' },
    '& .MuiChip-colorDefault:not(:hover)': { bgcolor: 'transparent' },
  },
};
