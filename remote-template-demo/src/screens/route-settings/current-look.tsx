import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell, ShellSettings } from 'shared-types';
import classNames from './current-look.module.css';

interface CurrentLookProps {
  readonly loadSettings: Shell['settings'];
}

/** The settings that the page shows now, once their code is there. */
export function CurrentLook({ loadSettings }: CurrentLookProps) {
  const [settings, setSettings] = useState<ShellSettings>();
  useEffect(() => {
    // Without them, the page says what it has to say.
    loadSettings().then(setSettings, () => undefined);
  }, [loadSettings]);
  return settings && <LoadedLook settings={settings} />;
}

interface LoadedLookProps {
  readonly settings: ShellSettings;
}

function LoadedLook({ settings }: LoadedLookProps) {
  const { layout, theme } = useSyncExternalStore(
    settings.subscribe,
    settings.getState,
    settings.getInitialState,
  );
  const facts = [
    ['Layout', layout.style],
    ['Width', layout.config.mode],
    ['Theme of the page', theme.main],
    ['Theme of the footer', theme.footer],
  ] as const;
  return (
    <>
      <h2>Settings now</h2>
      <dl className={classNames.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" onClick={settings.openPanel}>
          Open settings
        </button>
      </p>
    </>
  );
}
