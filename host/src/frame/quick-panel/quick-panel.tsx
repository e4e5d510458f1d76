import { useSyncExternalStore } from 'react';
import type { ShellQuickPanel } from 'shared-types';
import { SidePanel } from '../side-panel';
import { QuickPanelContent, type QuickPanelContentProps } from './quick-panel-content';
import classNames from './quick-panel.module.css';

/** What the quick panel is given. */
export interface QuickPanelProps extends QuickPanelContentProps {
  readonly panel: ShellQuickPanel;
}

/** The quick panel, while it is open: a modal drawer at the right. It works without its content. */
export function QuickPanel({ panel, ...content }: QuickPanelProps) {
  const { open } = useSyncExternalStore(panel.subscribe, panel.getState, panel.getInitialState);
  return open && <OpenPanel {...content} onClose={() => panel.toggle(false)} />;
}

interface OpenPanelProps extends QuickPanelContentProps {
  readonly onClose: () => void;
}

function OpenPanel({ onClose, ...content }: OpenPanelProps) {
  return (
    <SidePanel title="Quick panel" className={classNames.panel} onClose={onClose}>
      <div className={classNames.inside}>
        <QuickPanelContent {...content} />
      </div>
    </SidePanel>
  );
}
