import type { ShellQuickPanel } from 'shared-types';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../use-store-state';
import { QuickPanelContent, type QuickPanelContentProps } from './quick-panel-content';
import classNames from './quick-panel.module.css';

/** What the quick panel is given. */
export interface QuickPanelProps extends QuickPanelContentProps {
  readonly panel: ShellQuickPanel;
}

/** The quick panel, while it is open: a modal drawer at the right. It works without its content. */
export function QuickPanel({ panel, ...content }: QuickPanelProps) {
  const { open } = useStoreState(panel);
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
