import { useCallback, useEffect } from 'react';
import type { Site } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import { demoPath } from '../../screen/panels-outlet';
import { initialSettings } from '../../services/settings/initial-settings';
import { areSameSettings } from '../../services/settings/merge-settings';
import type { SettingsService } from '../../services/settings/settings-service';
import type { SettingsState } from '../../services/settings/settings-store';
import { useMuiPanels } from '../use-mui-panels';
import { useStoreState } from '../use-store-state';
import { SettingsGear } from './settings-gear';

interface DisplaySettingsProps {
  readonly settings: SettingsService;
  readonly site: Pick<Site, 'settingsPanel'>;
  readonly path: string;
  /** The panel cannot be loaded. */
  readonly onMissing: () => void;
}

/** The settings panel, and the gear that opens it where the site offers one. Another page closes the panel. */
export function DisplaySettings({ settings, site, path, onMissing }: DisplaySettingsProps) {
  const { store, panel, areOffered } = settings;
  const isGearShown = useStoreState(store, (state) => hasGear(site, path, state));
  const isOpen = useStoreState(panel);
  useEffect(() => panel.close, [panel, path]);
  const refuse = useCallback(() => {
    panel.close();
    onMissing();
  }, [panel, onMissing]);
  const panels = useMuiPanels(isOpen, refuse);
  if (!areOffered) return null;
  return (
    <>
      {isGearShown && <SettingsGear panel={panel} />}
      {panels && <panels.SettingsPanel store={store} panel={panel} />}
    </>
  );
}

/** Whoever has changed settings finds the way back on every page. */
const hasGear = (
  { settingsPanel }: Pick<Site, 'settingsPanel'>,
  path: string,
  { defaults }: SettingsState,
): boolean =>
  settingsPanel === 'everywhere' || isInside(path, demoPath) || !areSameSettings(initialSettings, defaults);
