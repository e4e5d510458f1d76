import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useIsLinked } from '../../layout/left-out';
import { events } from '../../layout/site-links';
import { Icon } from '../../theme/icons';
import { navIconPaths } from '../navbar/nav-icons';
import type { PanelProps } from '../panel-props';
import { QuickPanelButton } from './quick-panel-button';

/** The panel at the right of wide windows: the quick panel’s button, and the events. */
export function RightSidePanel({ quickPanel }: Pick<PanelProps, 'quickPanel'>) {
  const isLinked = useIsLinked();
  return (
    <Box
      component="aside"
      aria-label="Quick panel and events"
      className="no-print"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 1.25 }}
    >
      <QuickPanelButton {...quickPanel} />
      {isLinked(events) && (
        <IconButton component="a" href={events.path} title={events.label} aria-label={events.label}>
          <Icon path={navIconPaths.calendar} />
        </IconButton>
      )}
    </Box>
  );
}
