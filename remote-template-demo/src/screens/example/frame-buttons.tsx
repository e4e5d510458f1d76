import type { Shell } from 'shared-types';
import { useStarted } from '../../components/use-started';

interface FrameButton {
  readonly label: string;
  readonly press: () => Promise<void>;
}

/** Buttons that show the parts of the frame that a public page does without. They need scripts. */
export function FrameButtons({ shell }: { readonly shell: Shell }) {
  const isStarted = useStarted();
  const run = (press: () => Promise<void>) => {
    // The code of these parts may not arrive.
    press().catch(() =>
      shell.messages.show({ message: 'This could not be loaded. Please try again.', variant: 'error' }),
    );
  };
  return (
    <div className="buttons">
      {buttonsOf(shell).map(({ label, press }) => (
        <button
          key={label}
          className="button button-outlined"
          type="button"
          disabled={!isStarted}
          onClick={() => run(press)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function buttonsOf(shell: Shell): readonly FrameButton[] {
  const ofSettings: readonly FrameButton[] = [
    {
      label: 'Show the app frame',
      press: async () => (await shell.settings()).change({ layout: { style: 'layout1' } }),
    },
    { label: 'Open settings', press: async () => (await shell.settings()).openPanel() },
  ];
  return [
    ...(shell.site.settingsPanel === 'off' ? [] : ofSettings),
    { label: 'Open quick panel', press: async () => (await shell.quickPanel()).toggle(true) },
    { label: 'Reset everything', press: () => resetEverything(shell) },
  ];
}

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
