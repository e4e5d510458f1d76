import type { Shell } from 'shared-types';
import { useNotices } from '../../features/reminders/use-notices';
import { DisplaySwitches } from './display-switches';
import { PanelSection } from './panel-section';
import { PanelSwitch } from './panel-switch';

interface PanelSettingsProps {
  readonly shell: Shell;
}

/** What a visitor may want to switch at any time. */
export function PanelSettings({ shell }: PanelSettingsProps) {
  const notices = useNotices(shell);
  return (
    <PanelSection heading="Settings">
      <PanelSwitch
        label="Reminder notices"
        isOn={notices.isOn}
        refusal={notices.refusal}
        onChange={notices.change}
      />
      {shell.site.settingsPanel !== 'off' && <DisplaySwitches shell={shell} />}
    </PanelSection>
  );
}
