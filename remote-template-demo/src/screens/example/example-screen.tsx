import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ScreenProps } from 'shared-types';
import { isAnsweredInBrowser } from '../../api/open-notes-api';
import { DemoBand } from '../../components/demo-page';
import { useReminders } from '../../features/notebook/use-reminders';
import { type Demo, demos } from './demos';
import { FrameButtons } from './frame-buttons';

const inBrowser = 'Notes that you change are stored in this browser only.';
const inService = 'The notes come from the notes service of this site.';

/** `/example`: what the demos are, and a card for each. */
export function Screen({ shell }: ScreenProps) {
  useReminders(shell);
  return (
    <DemoBand>
      <Stack spacing={2} sx={{ maxWidth: 960, '& > p': { maxWidth: '34em' }, '& > h2': { pt: 3 } }}>
        <h1>Template demo</h1>
        <p className="lead muted">
          These demos are for developers who build remotes for this site. They show what the shell offers, and
          are not part of the catalogue. Each has sample data, something to try and the place of its code.
        </p>
        <p className="muted">{isAnsweredInBrowser(shell.site) ? inBrowser : inService}</p>
        <h2 id="frame">The frame</h2>
        <p className="muted">
          Public pages have a header and a footer. The host has more: a navigation bar, a toolbar, side
          panels, settings and a quick panel. Each visitor can show them.
        </p>
        <FrameButtons shell={shell} />
        <h2>Demos</h2>
        {demos.map((demo) => (
          <DemoCard key={demo.href} {...demo} />
        ))}
      </Stack>
    </DemoBand>
  );
}

function DemoCard({ title, href, text, tryThis, folder }: Demo) {
  const id = `demo-${folder}`;
  return (
    <Card component="article" aria-labelledby={id}>
      <Stack spacing={1.25} sx={{ p: 3 }}>
        <h3 id={id}>
          <a href={href}>{title}</a>
        </h3>
        <p>{text}</p>
        <p>
          <strong>Try this:</strong> {tryThis}
        </p>
        <p>
          The code is in <code>remote-template-demo/src/screens/{folder}</code>.
        </p>
      </Stack>
    </Card>
  );
}
