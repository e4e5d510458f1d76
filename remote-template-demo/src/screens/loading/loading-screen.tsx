import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { attemptPath, loadSpeeds } from '../../model/load-speeds';

/** `/example/loading`: opens screens that come at once, late, or not at all. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Loading">
    <p className="lead muted">The host shows what happens while a screen loads, for all remotes alike.</p>
    <Box component="ul" sx={{ maxWidth: 800, mt: 3, '& > li': rowSx }}>
      {loadSpeeds.map((speed) => (
        <li key={speed.name}>
          {/* No link: the host would load the screen ahead when it is pointed at. */}
          <Button
            variant="outlined"
            aria-describedby={`${speed.name}-shows`}
            onClick={() => shell.navigate(attemptPath(speed, Date.now().toString(36)))}
          >
            {speed.label}
          </Button>
          <p id={`${speed.name}-shows`}>{speed.shows}</p>
        </li>
      ))}
    </Box>
  </DemoPage>
);

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { sm: '220px 1fr' },
  gap: 1.5,
  alignItems: 'center',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
};
