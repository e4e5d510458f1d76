import type { Head, ScreenProps } from 'shared-types';
import { isAnsweredInBrowser } from '../../api/open-notes-api';
import { useReminders } from '../../features/notebook/use-reminders';
import { DemoCard } from './demo-card';
import { demos } from './demos';
import classNames from './example.module.css';
import { FrameButtons } from './frame-buttons';

/** Head of a page for teams of remotes: search engines need not know it. */
export const head = (): Head => ({
  title: 'Template demo',
  description:
    'Demos of what the shell of this site offers to its remotes, each with sample data, something to try and a few lines of code.',
  robots: 'noindex',
});

const inBrowser = 'Notes that you change are stored in this browser only.';
const inService = 'The notes come from the notes service of this site.';

/** `/example`: what the demos are, and a card for each. */
export function Screen({ shell }: ScreenProps) {
  useReminders(shell);
  return (
    <div className={`band ${classNames.ground}`}>
      <div className="container">
        <h1>Template demo</h1>
        <p className={`lead muted ${classNames.lead}`}>
          These demos are for developers who build remotes for this site. They show what the shell offers, and
          are not part of the catalogue. Each has sample data, something to try and a few lines of code.
        </p>
        <p className="muted">{isAnsweredInBrowser(shell.site) ? inBrowser : inService}</p>
        <section className={classNames.frame} id="frame" aria-labelledby="frame-heading">
          <h2 id="frame-heading">The frame</h2>
          <p className="muted">
            Public pages have a header and a footer. The host has more: a navigation bar, a toolbar, side
            panels, settings and a quick panel. Each visitor can show them.
          </p>
          <FrameButtons shell={shell} />
          <noscript>
            <p>The buttons need JavaScript.</p>
          </noscript>
        </section>
        <h2>Demos</h2>
        <ul className={classNames.demos}>
          {demos.map((demo) => (
            <li key={demo.href}>
              <DemoCard {...demo} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
