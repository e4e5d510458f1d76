import type { Head, ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { useStarted } from '../../components/use-started';
import { attemptPath, loadSpeeds } from '../../model/load-speeds';
import classNames from './loading.module.css';

export const head = (): Head => ({
  title: 'Loading',
  description:
    'What visitors see while a screen of this site is on its way: five screens that come at once, late, or not at all.',
  robots: 'noindex',
});

/** `/example/loading`: opens screens that come at once, late, or not at all. */
export function Screen({ shell }: ScreenProps) {
  const isStarted = useStarted();
  return (
    <DemoPage title="Loading">
      <p className={`lead muted ${classNames.lead}`}>
        The host shows what happens while a screen loads, for all remotes alike. Each button opens a screen
        and says how long its data takes.
      </p>
      <noscript>
        <p>The buttons need JavaScript.</p>
      </noscript>
      <ul className={classNames.speeds}>
        {loadSpeeds.map((speed) => (
          <li key={speed.name}>
            {/* No link: the host would load the screen ahead when it is pointed at. */}
            <button
              className="button button-outlined"
              type="button"
              disabled={!isStarted}
              aria-describedby={`${speed.name}-shows`}
              onClick={() => shell.navigate(attemptPath(speed, Date.now().toString(36)))}
            >
              {speed.label}
            </button>
            <p id={`${speed.name}-shows`}>{speed.shows}</p>
          </li>
        ))}
      </ul>
    </DemoPage>
  );
}
