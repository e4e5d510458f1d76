import IconButton from '@mui/material/IconButton';
import { PanelIcon } from '../toolbar/icons';
import type { Opened } from './use-quick-panel';

export const QuickPanelButton = ({ isOpen, toggle }: Opened) => (
  <IconButton
    title="Quick panel"
    aria-label="Quick panel"
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={toggle}
  >
    <PanelIcon />
  </IconButton>
);
