import { LevelBar } from '../../components/level-bar';
import sixPlaces from '../../components/six-places.module.css';
import { readEn388 } from '../../../articles/en388';
import type { ShownArticle } from './detail-data';
import { MarkingTable } from './marking-table';
import classNames from './markings.module.css';

type Marked = Pick<ShownArticle, 'en388' | 'furtherMarkings' | 'markings'>;

/** The markings: EN 388 in its six cells, the others as they are printed, and folded, the meaning of each position. */
export function Markings({
  article: { en388, furtherMarkings: further, markings },
}: {
  readonly article: Marked;
}) {
  if (markings.length === 0) return null;
  return (
    <section className={classNames.markings} aria-labelledby="markings">
      <h2 id="markings" className="no-print">
        {en388 ? 'EN 388 marking' : 'Markings'}
      </h2>
      {en388 && <MarkingDecoder code={en388} />}
      {further.length > 0 && (
        <ul className={`${classNames.further} no-print`} aria-label={en388 ? 'Further markings' : 'Markings'}>
          {further.map((marking) => (
            <li key={marking}>{marking}</li>
          ))}
        </ul>
      )}
      <details className={classNames.explanation}>
        <summary className="no-print">Explain each position</summary>
        {markings.map((marking) => (
          <MarkingTable key={marking.name} marking={marking} />
        ))}
        <PrintedStates markings={markings} />
      </details>
    </section>
  );
}

const printedStates = [
  {
    printed: 'X',
    state: 'untested',
    text: 'Not tested, or not suitable for this article. X is neither good nor bad.',
  },
  { printed: '0', state: 'zero', text: 'Tested, but below level 1.' },
] as const;

/** Meaning of X and 0, if one of them is printed. */
function PrintedStates({ markings }: Pick<ShownArticle, 'markings'>) {
  const states = new Set(markings.flatMap(({ places }) => places.map(({ state }) => state)));
  return printedStates
    .filter(({ state }) => states.has(state))
    .map(({ printed, text }) => (
      <p key={printed} className={`small no-print ${classNames.state}`}>
        <strong>{printed}</strong> {text}
      </p>
    ));
}

/** The six places of an EN 388 marking with their names and levels. */
const MarkingDecoder = ({ code }: { readonly code: string }) => (
  <ol className={`${sixPlaces.places} ${classNames.decoder} no-print`}>
    {readEn388(code).map(({ name, character, words, level, levels, isCut, isTested }) => (
      <li key={name} className={isCut && isTested ? classNames.cut : undefined}>
        <strong>{character}</strong>
        <span className={classNames.name}>{name}</span>
        <span className={classNames.words}>{words}</span>
        <LevelBar
          className={isTested ? classNames.bar : `${classNames.bar} ${classNames.untested}`}
          level={isTested ? level : 0}
          steps={levels}
          isTested={isTested}
        />
      </li>
    ))}
  </ol>
);
