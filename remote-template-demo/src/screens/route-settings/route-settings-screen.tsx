import type { Head, ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { CurrentLook } from './current-look';

/** A demo: search engines need not know it. */
export const head = (): Head => ({
  title: 'Route settings',
  description:
    'A route of the template demo with display settings of its own: another layout and another theme while it is shown.',
  robots: 'noindex',
});

/** `/example/route-settings`: its route has settings in `remote.json`. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Route settings">
    <div className="prose">
      <p className="lead">
        This page has display settings of its own: layout 3, boxed, with the theme Deep ocean.
      </p>
      <p>
        They apply while you are here. Your own settings come back when you leave, and nothing is stored. In
        the settings panel, the values of this page say “Set by this page”; you can change all others.
      </p>
      <CurrentLook loadSettings={shell.settings} />
    </div>
  </DemoPage>
);
