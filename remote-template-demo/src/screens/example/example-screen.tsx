import type { ScreenProps } from 'shared-types';
import { isAnsweredFromMemory } from '../../api/open-notes-api';
import type { Answer } from '../../api/port';
import type { Notebook } from '../../model/note';
import classNames from './example.module.css';
import { NotesMiniature } from './notes-miniature';
import { StationCard } from './station-card';

export { load } from '../load-notebook';

const fromMemory = 'The data are samples that live in this page: nothing is stored on your device.';
const fromService =
  'The data are read from the notes service of this site: nothing is stored on your device.';

/** `/example`: what the demo is, and its stations. */
export function Screen({ shell, data }: ScreenProps<Answer<Notebook>>) {
  return (
    <div className={`band ${classNames.ground}`}>
      <div className="container">
        <h1>Template demo</h1>
        <p className={`lead muted ${classNames.lead}`}>
          Screens that came with the template of this site. They are not part of the catalogue: they show what
          the template can do, each with real data and one thing to try.
        </p>
        <p className="muted">{isAnsweredFromMemory(shell.site) ? fromMemory : fromService}</p>
        <h2>Stations</h2>
        <ul className={classNames.stations}>
          <li>
            <StationCard
              title="Notes"
              href="/example/notes"
              text="Cards with a title, a text, a checklist and labels, read through the two notes calls."
              tryThis="Choose the label Work and see which notes stay."
              miniature={<NotesMiniature answer={data} />}
            />
          </li>
        </ul>
      </div>
    </div>
  );
}
