import type { ShellQuickPanel } from 'shared-types';
import type { LoadSource } from '../../composition/view';
import { DrawnScreen } from '../../screen/drawn-screen';
import { LoadNotice } from '../../screen/load-notice';
import { Boundary, FailedPart } from '../../screen/screen-boundary';
import { useLoad } from '../../screen/use-load';
import type { Services } from '../../services/services';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../use-store-state';
import classNames from './quick-panel.module.css';

interface QuickPanelProps {
  readonly panel: ShellQuickPanel;
  readonly source: LoadSource;
  readonly services: Services;
  readonly path: string;
}

/** The quick panel, while it is open: a modal drawer at the right. It works without its content. */
export function QuickPanel({ panel, ...content }: QuickPanelProps) {
  const { open } = useStoreState(panel);
  return (
    open && (
      <SidePanel title="Quick panel" className={classNames.panel} onClose={() => panel.toggle(false)}>
        <div className={classNames.inside}>
          <Content {...content} />
        </div>
      </SidePanel>
    )
  );
}

/** The screen that fills the panel, with the states of every screen that is on its way. */
function Content({ source, services, path }: Omit<QuickPanelProps, 'panel'>) {
  const [state, retry] = useLoad(source, path);
  if (state.kind !== 'ready')
    return (
      <div className={classNames.waiting}>
        <LoadNotice kind={state.kind} onRetry={() => retry()} />
      </div>
    );
  if (state.value.kind !== 'screen') return <p className="muted">There is nothing to show.</p>;
  const { view } = state.value;
  return (
    <Boundary fallback={<FailedPart onRetry={() => retry(view.versionId)} />}>
      <DrawnScreen view={view} services={services} isPrerendered={false} />
    </Boundary>
  );
}
