import { useSyncExternalStore } from 'react';
import type { ShellQuickPanel } from 'shared-types';
import { CloseIcon } from '../../theme/icons';
import { useModal } from '../use-modal';
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
  const dialogProps = useModal(onClose);
  return (
    <dialog className={`no-print ${classNames.drawer}`} aria-label="Quick panel" {...dialogProps}>
      <div className={classNames.inside}>
        <div className={classNames.head}>
          <h2>Quick panel</h2>
          <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <QuickPanelContent {...content} />
      </div>
    </dialog>
  );
}
