import Button from '@mui/material/Button';
import type { Shell } from 'shared-types';

/** Buttons that show the parts of the frame that a public page does without. */
export function FrameButtons({ shell }: { readonly shell: Shell }) {
  const run = (press: () => Promise<void>) => {
    // The code of these parts may not arrive.
    press().catch(() =>
      shell.messages.show({ message: 'This could not be loaded. Please try again.', variant: 'error' }),
    );
  };
  return (
    <div className="buttons">
      {Object.entries(buttonsOf(shell)).map(([label, press]) => (
        <Button
          key={label}
          variant="outlined"
          sx={{ minWidth: 'auto', whiteSpace: 'nowrap' }}
          onClick={() => run(press)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

const buttonsOf = (shell: Shell): Readonly<Record<string, () => Promise<void>>> => ({
  ...(shell.site.settingsPanel !== 'off' && {
    'Show the app frame': async () => (await shell.settings()).change({ layout: { style: 'layout1' } }),
    'Open settings': async () => (await shell.settings()).openPanel(),
  }),
  'Open quick panel': async () => (await shell.quickPanel()).toggle(true),
  'Reset everything': () => resetEverything(shell),
});

async function resetEverything(shell: Shell) {
  const settings = await shell.settings();
  const isSure = await shell.dialogs.confirm({
    title: 'Reset everything?',
    body: 'Display settings and shortcuts are those of the site again. No note is deleted.',
    ok: 'Reset',
  });
  if (!isSure) return;
  settings.reset();
  shell.messages.show({ message: 'Everything is reset. Your notes are still there.', variant: 'success' });
}
