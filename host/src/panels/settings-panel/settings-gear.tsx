import type { PanelState } from '../../services/settings/settings-service';
import { Icon } from '../../theme/icons';
import { useStoreState } from '../use-store-state';
import classNames from './settings-gear.module.css';

interface SettingsGearProps {
  readonly panel: PanelState;
}

const gear =
  'M8.6 1.5h2.8l.5 2.3 1.8.8 2-1.3 2 2-1.3 2 .8 1.8 2.3.5v2.8l-2.3.5-.8 1.8 1.3 2-2 2-2-1.3-1.8.8-.5 2.3h-2.8l-.5-2.3-1.8-.8-2 1.3-2-2 1.3-2-.8-1.8-2.3-.5v-2.8l2.3-.5.8-1.8-1.3-2 2-2 2 1.3 1.8-.8ZM13 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z';

/** The button at the edge of the window that opens the settings panel. */
export function SettingsGear({ panel }: SettingsGearProps) {
  const isOpen = useStoreState(panel);
  return (
    <button
      className={`icon-button no-print ${classNames.gear}`}
      type="button"
      aria-label="Display settings"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={panel.open}
    >
      <Icon path={gear} />
    </button>
  );
}
