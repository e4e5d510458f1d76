import type { Destination, LoadSource } from '../../composition/view';
import { DrawnScreen } from '../../screen/drawn-screen';
import { LoadNotice } from '../../screen/load-notice';
import { ScreenBoundary } from '../../screen/screen-boundary';
import { useLoad } from '../../screen/use-load';
import type { Services } from '../../services/services';
import classNames from './quick-panel.module.css';

/** What the content of the quick panel is given. */
export interface QuickPanelContentProps {
  /** Loads the screen that fills the panel. */
  readonly source: LoadSource;
  readonly services: Services;
  /** Of the page, percent-encoded. */
  readonly path: string;
}

/** The screen that fills the panel, with the states of every screen that is on its way. */
export function QuickPanelContent({ source, services, path }: QuickPanelContentProps) {
  const [state, retry] = useLoad(source, path);
  if (state.kind === 'ready')
    return <LoadedContent destination={state.value} services={services} onUnfit={retry} />;
  return (
    <div className={classNames.waiting}>
      <LoadNotice kind={state.kind} onRetry={() => retry()} />
    </div>
  );
}

interface LoadedContentProps {
  readonly destination: Destination;
  readonly services: Services;
  /** Called when the screen threw, with its version. */
  readonly onUnfit: (versionId: string) => void;
}

function LoadedContent({ destination, services, onUnfit }: LoadedContentProps) {
  if (destination.kind !== 'screen') return <p className="muted">There is nothing to show.</p>;
  const { view } = destination;
  return (
    <ScreenBoundary onRetry={() => onUnfit(view.versionId)}>
      <DrawnScreen view={view} services={services} isPrerendered={false} />
    </ScreenBoundary>
  );
}
