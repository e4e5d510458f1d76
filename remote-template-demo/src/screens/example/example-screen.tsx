import type { Head, ScreenProps } from 'shared-types';
import { isAnsweredInBrowser } from '../../api/open-notes-api';
import { DemoCard } from './demo-card';
import { demos } from './demos';
import classNames from './example.module.css';

/** For teams of remotes: search engines need not know it. */
export const head = (): Head => ({
  title: 'Template demo',
  description:
    'Demos of what the shell of this site offers to its remotes, each with sample data, something to try and a few lines of code.',
  robots: 'noindex',
});

const inBrowser = 'Notes that you change are stored in this browser only.';
const inService = 'The notes come from the notes service of this site.';

/** `/example`: what the demos are, and a card for each. */
export const Screen = ({ shell }: ScreenProps) => (
  <div className={`band ${classNames.ground}`}>
    <div className="container">
      <h1>Template demo</h1>
      <p className={`lead muted ${classNames.lead}`}>
        What the shell of this site offers to its remotes. The demos are not part of the catalogue. Each has
        sample data, something to try and a few lines of code.
      </p>
      <p className="muted">{isAnsweredInBrowser(shell.site) ? inBrowser : inService}</p>
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
