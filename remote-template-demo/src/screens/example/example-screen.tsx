import type { ScreenProps } from 'shared-types';
import { isAnsweredInBrowser } from '../../api/open-notes-api';
import type { Answer } from '../../api/port';
import type { Notebook } from '../../model/note';
import { Countdown } from '../../features/countdown/countdown';
import { DemoCard } from './demo-card';
import classNames from './example.module.css';
import { ListMiniature } from './list-miniature';
import { NotesMiniature } from './notes-miniature';

export { load } from '../load-notebook';

const inBrowser = 'The data are samples. Notes that you change are stored in this browser only.';
const inService = 'The notes come from the notes service of this site.';

/** `/example`: what the demos are, and a card for each. */
export function Screen({ shell, data }: ScreenProps<Answer<Notebook>>) {
  return (
    <div className={`band ${classNames.ground}`}>
      <div className="container">
        <h1>Template demo</h1>
        <p className={`lead muted ${classNames.lead}`}>
          Demos from the template of this site. They are not part of the catalogue. Each demo has sample data
          and something to try.
        </p>
        <p className="muted">{isAnsweredInBrowser(shell.site) ? inBrowser : inService}</p>
        <h2>Demos</h2>
        <ul className={classNames.demos}>
          <li>
            <DemoCard
              title="Notes"
              href="/example/notes"
              text="Cards with a title, text, checklist and labels."
              tryThis="Create a note, delete it, then select Undo."
              miniature={<NotesMiniature answer={data} />}
            />
          </li>
          <li>
            <DemoCard
              title="List filter"
              href="/example/list"
              text="A list of 60 rows with a filter of six types for each column."
              tryThis="Show the items with more than 500 pairs: choose the type Grater than for Pairs."
              miniature={<ListMiniature />}
            />
          </li>
          <li>
            <DemoCard
              title="Feedback"
              href="/example/feedback"
              text="Messages over the page, dialogs that ask, and a countdown that stays right while the computer sleeps."
              tryThis="Show a message with Undo, and press F6 before it leaves."
              miniature={<Countdown />}
            />
          </li>
        </ul>
      </div>
    </div>
  );
}
