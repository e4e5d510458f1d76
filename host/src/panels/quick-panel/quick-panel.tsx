import Box from '@mui/material/Box';
import type { ShellQuickPanel } from 'shared-types';
import type { LoadSource } from '../../composition/view';
import { DrawnScreen } from '../../screen/drawn-screen';
import { LoadNotice } from '../../screen/load-notice';
import { Boundary, FailedPart } from '../../screen/screen-boundary';
import { useLoad } from '../../screen/use-load';
import type { Services } from '../../services/services';
import { SidePanel } from '../side-panel';

interface QuickPanelProps {
  readonly panel: ShellQuickPanel;
  readonly source: LoadSource;
  readonly services: Services;
  readonly path: string;
}

/** Rows with a switch in screens that are plain HTML. */
const switchStyle = {
  '& label:has(> [role=switch])': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 },
  '& [role=switch]': {
    position: 'relative',
    width: 42,
    minHeight: 24,
    ml: 'auto',
    borderRadius: 3,
    '&::before': { content: '""', position: 'absolute', inset: '3px auto auto 3px', width: 16, height: 16 },
    '&::before, &:checked::before': { borderRadius: '50%', bgcolor: 'var(--strong)', clipPath: 'none' },
    '&:checked::before': { left: 21, bgcolor: 'var(--on-primary)' },
    '@media (forced-colors: active)': { width: 18, minHeight: 18, '&::before': { content: 'none' } },
  },
};

/** The quick panel, while it is drawn. It works without its content. */
export const QuickPanel = ({ panel, ...content }: QuickPanelProps) => (
  <SidePanel title="Quick panel" width={280} onClose={() => panel.toggle(false)}>
    <Box sx={switchStyle}>
      <Content {...content} />
    </Box>
  </SidePanel>
);

/** The screen that fills the panel, with the states of every screen that is on its way. */
function Content({ source, services, path }: Omit<QuickPanelProps, 'panel'>) {
  const [state, retry] = useLoad(source, path);
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
