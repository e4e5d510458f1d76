import { PanelIcon } from '../toolbar/icons';
import type { Opened } from './use-quick-panel';

export const QuickPanelButton = ({ isOpen, toggle }: Opened) => (
  <button
    className="icon-button"
    type="button"
    title="Quick panel"
    aria-label="Quick panel"
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={toggle}
  >
    <PanelIcon />
  </button>
);
