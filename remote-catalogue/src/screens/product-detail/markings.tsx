import { LevelBar } from '../../components/level-bar';
import { readEn388 } from '../../../articles/en388';
import type { ShownArticle } from '../../../articles/facts/shown-article';
import { partition } from '../../model/partition';
import classNames from './markings.module.css';
import { ColumnHeads } from '../../components/column-heads';
import type { ExplainedMarking } from '../../../articles/standards/explain-markings';
import { markingTable } from '../../../articles/standards/marking-table';

interface MarkingsProps {
  readonly article: Pick<ShownArticle, 'en388' | 'markings'>;
}

/** The markings: EN 388 in its six cells, the others as they are printed, and folded, the meaning of each position. */
export function Markings({ article: { en388, markings } }: MarkingsProps) {
  if (markings.length === 0) return <p className="muted">No marking stated</p>;
  const [ofEn388, further] = partition(markings, ({ slug }) => slug === 'en-388');
  const states = new Set(markings.flatMap(({ places }) => places.map(({ state }) => state)));
  return (
    <section className={classNames.markings} aria-labelledby="markings">
      <h2 id="markings">
        {ofEn388.map(({ sign }) => (
          <Sign key={sign} sign={sign} />
        ))}
        {en388 ? 'EN 388 marking' : 'Markings'}
      </h2>
      {en388 && (
        <ol className={classNames.decoder}>
          {readEn388(en388).map(({ name, character, words, level, levels, isCut, isTested }) => (
            <li key={name} className={isCut && isTested ? classNames.cut : undefined}>
              <strong>{character}</strong>
              <b className="smallest">{name}</b>
              <span className="smallest muted">{words}</span>
              <LevelBar
                className={classNames.bar}
                level={isTested ? level : 0}
                steps={levels}
                isTested={isTested}
              />
            </li>
          ))}
        </ol>
      )}
      {further.length > 0 && (
        <ul className="chips" aria-label={en388 ? 'Further markings' : 'Markings'}>
          {further.map(({ name, code, sign }) => (
            <li key={name} className="chip">
              <Sign sign={sign} />
              {`${name} ${code}`.trim()}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="no-print">Explain each position</summary>
        {markings.map((marking) => (
          <MarkingTable key={marking.name} marking={marking} />
        ))}
        {states.has('untested') && (
          <p className="small">
            <strong>X</strong> Not tested, or not suitable for this article. X is neither good nor bad.
          </p>
        )}
        {states.has('zero') && (
          <p className="small">
            <strong>0</strong> Tested, but below level 1.
          </p>
        )}
      </details>
    </section>
  );
}

/** What a standard is about; its name stands beside it. */
const Sign = ({ sign }: Pick<ExplainedMarking, 'sign'>) => (
  <svg className={classNames.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={sign} />
  </svg>
);

/** One marking: its print, its meaning place by place, and its limits. */
function MarkingTable({ marking }: { readonly marking: ExplainedMarking }) {
  const { name, slug, code } = marking;
  const { about, rows, notes } = markingTable(marking);
  const id = `marking-${slug}${name.endsWith('-5') ? '-5' : ''}`;
  return (
    <section className={classNames.marking} aria-labelledby={id}>
      <h3 id={id}>
        {name} <strong>{code}</strong>
      </h3>
      <p className="small muted">
        {about}{' '}
        <a className="link" href={`/credentials#${slug}`}>
          About {name}
        </a>
      </p>
      <table>
        <ColumnHeads columns={['Printed', 'Property', 'Result']} />
        <tbody>
          {rows.map(({ printed, name: property, plain, limit, result, threshold }) => (
            <tr key={property}>
              <td>
                <b>{printed}</b>
              </td>
              <th scope="row">
                <b>{property}</b> {plain && <p className="small">{plain}</p>}{' '}
                {limit && <p className="small">{limit}</p>}
              </th>
              <td className={classNames.result}>
                <b>{result}</b> {threshold && <span className="small">{threshold}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </section>
  );
}
