import type { Site } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import { demoPath } from '../../screen/panels-outlet';
import { initialSettings } from '../../services/settings/initial-settings';
import { areSameSettings } from '../../services/settings/merge-settings';
import type { SettingsService } from '../../services/settings/settings-service';
import { Icon } from '../../theme/icons';
import { useStoreState } from '../../screen/use-store-state';
import classNames from './settings-gear.module.css';

interface SettingsGearProps {
  readonly settings: Pick<SettingsService, 'store' | 'panel' | 'areOffered'>;
  readonly site: Pick<Site, 'settingsPanel'>;
  readonly path: string;
}

const gear =
  'M8.6 1.5h2.8l.5 2.3 1.8.8 2-1.3 2 2-1.3 2 .8 1.8 2.3.5v2.8l-2.3.5-.8 1.8 1.3 2-2 2-2-1.3-1.8.8-.5 2.3h-2.8l-.5-2.3-1.8-.8-2 1.3-2-2 1.3-2-.8-1.8-2.3-.5v-2.8l2.3-.5.8-1.8-1.3-2 2-2 2 1.3 1.8-.8ZM13 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z';

/** The button at the edge of the window that opens the settings panel, where the site offers it. */
export function SettingsGear({ settings, site, path }: SettingsGearProps) {
  const { store, panel, areOffered } = settings;
  const isOpen = useStoreState(panel);
  const { defaults } = useStoreState(store);
  const isHere = site.settingsPanel === 'everywhere' || isInside(path, demoPath);
  // Whoever has changed settings finds the way back on every page.
  if (!areOffered || (!isHere && areSameSettings(initialSettings, defaults))) return null;
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
