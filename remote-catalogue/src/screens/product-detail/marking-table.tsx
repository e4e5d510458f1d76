import { ColumnHeads } from '../../components/column-heads';
import type { ExplainedMarking, ExplainedPlace } from '../../../articles/standards/explain-markings';
import classNames from './marking-table.module.css';

const note = `small muted ${classNames.note}`;
const plainText = `small muted ${classNames.plain}`;

/** One marking: its print, its meaning place by place, and its limits. */
export function MarkingTable({ marking }: { readonly marking: ExplainedMarking }) {
  const { name, edition, slug, title, code, places, chemicals = [], unstated = [], limits = [] } = marking;
  const id = `marking-${slug}${name.endsWith('-5') ? '-5' : ''}`;
  return (
    <section className={classNames.marking} aria-labelledby={id}>
      <div className={classNames.about}>
        <h3 id={id}>
          {name} <strong>{code}</strong>
        </h3>
        <p className="small muted">
          {title}, edition {edition}
        </p>
        <a className="link small no-print" href={`/credentials#${slug}`}>
          About {name}
        </a>
      </div>
      <div>
        <table className={classNames.places}>
          <ColumnHeads columns={['Printed', 'Property', 'Result']} />
          <tbody>
            {places.map((place) => (
              <PlaceRow key={place.name} place={place} />
            ))}
          </tbody>
        </table>
        <Chemicals chemicals={chemicals} />
        {unstated.length > 0 && <p className={note}>Not stated: {unstated.join(', ')}.</p>}
        {limits.map((limit) => (
          <p key={limit} className={`${note} ${classNames.limit}`}>
            {limit}
          </p>
        ))}
      </div>
    </section>
  );
}

function PlaceRow({ place }: { readonly place: ExplainedPlace }) {
  const { printed, name, words, threshold, plain, limit } = place;
  return (
    <tr>
      <td className={printed.length > 2 ? classNames.text : classNames.character}>{printed || '–'}</td>
      <th scope="row">
        <strong>{name}</strong> <span className={plainText}>{plain}</span>{' '}
        {limit && <span className={plainText}>{limit}</span>}
      </th>
      <td className={classNames.result}>
        {words && <strong>{words}</strong>} {threshold && <span className="small">{threshold}</span>}
      </td>
    </tr>
  );
}

function Chemicals({ chemicals }: { readonly chemicals: NonNullable<ExplainedMarking['chemicals']> }) {
  if (chemicals.length === 0) return null;
  return (
    <>
      <p className={note}>Breakthrough time over 30 minutes in the laboratory:</p>
      <ul className={classNames.chemicals}>
        {chemicals.map(({ letter, name }) => (
          <li key={letter}>
            <strong>{letter}</strong> {name}
          </li>
        ))}
      </ul>
    </>
  );
}
