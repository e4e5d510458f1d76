import { LevelBar } from '../../../components/level-bar';
import sixPlaces from '../../../components/six-places.module.css';
import { headingText } from '../../../model/heading-text';
import type { AskedPlace, ReadSearch } from '../list-view';
import classNames from './search-reading.module.css';

interface SearchReadingProps {
  readonly text: string;
  readonly read: ReadSearch;
}

/** A search that became filters: what was understood, place by place, and the way to its words. */
export function SearchReading({ text, read: { sentence, exactWords, places } }: SearchReadingProps) {
  return (
    <div className={classNames.reading}>
      <div className={classNames.words}>
        <h1>“{headingText(text)}”</h1>
        <p className={classNames.sentence}>{sentence}</p>
        <p>
          <a className="link" href={exactWords}>
            Search for the exact words instead
          </a>
        </p>
      </div>
      {places.length > 0 && (
        <ul className={`smallest ${sixPlaces.places}`} aria-label="EN 388 levels searched for">
          {places.map((place) => (
            <Place key={place.name} place={place} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Place({ place: { name, character, words, level, levels } }: { readonly place: AskedPlace }) {
  const isCut = name === 'Cut (ISO)' && level > 0;
  return (
    <li className={`${classNames.place} ${isCut ? classNames.cut : ''}`}>
      <span className={classNames.character} aria-hidden>
        {character}
      </span>
      <strong>{name}</strong> <span>{words}</span>
      <LevelBar className={classNames.bar} level={level} steps={levels} isTested />
    </li>
  );
}
