import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell, ShellSettings } from 'shared-types';
import { PanelSection } from './panel-section';
import { PanelSwitch } from './panel-switch';

interface DisplaySwitchesProps {
  readonly shell: Pick<Shell, 'settings'>;
}

/** Settings that a visitor may want to change at any time; none while their code is not there. */
export function DisplaySwitches({ shell }: DisplaySwitchesProps) {
  const [settings, setSettings] = useState<ShellSettings>();
  useEffect(() => {
    let isShown = true;
    const show = (service: ShellSettings) => isShown && setSettings(service);
    // Without the switches the panel is complete.
    shell.settings().then(show, () => {});
    return () => {
      isShown = false;
    };
  }, [shell]);
  return settings && <Switches settings={settings} />;
}

function Switches({ settings }: { readonly settings: ShellSettings }) {
  const { subscribe, getState, getInitialState, change } = settings;
  const { customScrollbars, followDevice = true } = useSyncExternalStore(
    subscribe,
    getState,
    getInitialState,
  );
  return (
    <PanelSection heading="Settings">
      <PanelSwitch
        label="Custom scroll bars"
        isOn={customScrollbars}
        onChange={(isOn) => change({ customScrollbars: isOn })}
      />
      <PanelSwitch
        label="Match device"
        isOn={followDevice}
        onChange={(isOn) => change({ followDevice: isOn })}
      />
    </PanelSection>
  );
}
