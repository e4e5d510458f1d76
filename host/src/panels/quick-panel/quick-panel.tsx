import Box from '@mui/material/Box';
import { DrawnScreen } from '../../screen/drawn-screen';
import { LoadNotice } from '../../screen/load-notice';
import { Boundary, FailedPart } from '../../screen/screen-boundary';
import { useLoad } from '../../screen/use-load';
import type { PanelProps } from '../panel-props';
import { SidePanel } from '../side-panel';

type QuickPanelProps = Pick<PanelProps, 'quickPanel' | 'services' | 'path'>;

/** The quick panel, while it is drawn. It works without its content. */
export const QuickPanel = (props: QuickPanelProps) => (
  <SidePanel title="Quick panel" width={280} onClose={() => props.quickPanel.panel.toggle(false)}>
    <Box sx={{ '--gutter': '0px', px: 2.5, pt: 3, pb: 4 }}>
      <Content {...props} />
    </Box>
  </SidePanel>
);

/** The screen that fills the panel, with the states of every screen that is on its way. */
function Content({ quickPanel, services, path }: QuickPanelProps) {
  const [state, retry] = useLoad(quickPanel.source, path);
  if (state.kind !== 'ready')
    return (
      // The bars that stand for a screen are made for a page.
      <Box sx={{ maxHeight: 260, overflow: 'clip' }}>
        <LoadNotice kind={state.kind} onRetry={() => retry()} />
      </Box>
    );
  if (state.value.kind !== 'screen') return <p className="muted">There is nothing to show.</p>;
  const { view } = state.value;
  return (
    <Boundary fallback={<FailedPart onRetry={() => retry(view.versionId)} />}>
      <DrawnScreen view={view} services={services} isPrerendered={false} />
    </Boundary>
  );
}
