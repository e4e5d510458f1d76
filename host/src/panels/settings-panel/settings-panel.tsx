import { useEffect, useState } from 'react';
import type { PanelState } from '../../services/settings/settings-service';
import type { SettingsStore } from '../../services/settings/settings-store';
import { lookSheet } from '../../theme/look-sheet';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../use-store-state';
import { LayoutSection } from './layout-section';
import { SwitchField, type SettingsForm } from './setting-field';
import classNames from './settings-panel.module.css';
import { ThemeSection } from './theme-section';

interface SettingsPanelProps {
  readonly store: SettingsStore;
  readonly panel: PanelState;
}

export function SettingsPanel({ store, panel }: SettingsPanelProps) {
  const isOpen = useStoreState(panel);
  return isOpen && <OpenPanel store={store} panel={panel} />;
}

function OpenPanel({ store, panel }: SettingsPanelProps) {
  const state = useStoreState(store);
  const [isReset, setIsReset] = useState(false);
  useEffect(() => {
    // The first change need not wait for it; if it is missing, that change says so.
    if (!lookSheet.isThere()) lookSheet.link().catch(() => {});
  }, []);
  const form: SettingsForm = {
    state,
    onChange: (change) => {
      setIsReset(false);
      store.change(change);
    },
  };
  const reset = () => {
    store.reset();
    setIsReset(true);
  };
  return (
    <SidePanel title="Display settings" className={classNames.panel} onClose={panel.close}>
      <div className={classNames.fields}>
        <LayoutSection form={form} />
        <ThemeSection form={form} />
        <section>
          <h3>Scroll bars</h3>
          <SwitchField
            form={form}
            leaf="customScrollbars"
            label="Custom scroll bars"
            hint="Thin, in the colours of the theme."
          />
        </section>
        <div className={classNames.reset}>
          <button className="button button-outlined" type="button" onClick={reset}>
            Reset all settings
          </button>
          <p className="hint" role="status">
            {isReset && 'All settings and shortcuts are reset.'}
          </p>
        </div>
      </div>
    </SidePanel>
  );
}
