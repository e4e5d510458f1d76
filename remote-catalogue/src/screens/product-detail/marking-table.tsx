import { ColumnHeads } from '../../components/column-heads';
import type { ExplainedMarking, ExplainedPlace } from '../../../articles/standards/explain-markings';
import classNames from './marking-table.module.css';

/** One marking: its print, its meaning place by place, and its limits. */
export function MarkingTable({ marking }: { readonly marking: ExplainedMarking }) {
  const { name, edition, slug, title, code, places, chemicals = [], unstated = [], limits = [] } = marking;
  const id = `marking-${slug}${name.endsWith('-5') ? '-5' : ''}`;
  return (
    <section className={classNames.marking} aria-labelledby={id}>
      <h3 id={id}>
        {name} <strong>{code}</strong>
      </h3>
      <p className="small muted">
        {title}, edition {edition}{' '}
        <a className="link" href={`/credentials#${slug}`}>
          About {name}
        </a>
      </p>
      <table>
        <ColumnHeads columns={['Printed', 'Property', 'Result']} />
        <tbody>
          {places.map((place) => (
            <PlaceRow key={place.name} {...place} />
          ))}
        </tbody>
      </table>
      {chemicals.length > 0 && (
        <>
          <p className="small muted">Breakthrough time over 30 minutes in the laboratory:</p>
          <ul className={classNames.chemicals}>
            {chemicals.map(({ letter, name: chemical }) => (
              <li key={letter}>
                <b>{letter}</b> {chemical}
              </li>
            ))}
          </ul>
        </>
      )}
      {unstated.length > 0 && <p className="small muted">Not stated: {unstated.join(', ')}.</p>}
      {limits.map((limit) => (
        <p key={limit} className="small">
          {limit}
        </p>
      ))}
    </section>
  );
}

const PlaceRow = ({ printed, name, words, threshold, plain, limit }: ExplainedPlace) => (
  <tr>
    <td>
      <b>{printed || '–'}</b>
    </td>
    <th scope="row">
      <b>{name}</b> <p className="small">{plain}</p> {limit && <p className="small">{limit}</p>}
    </th>
    <td className={classNames.result}>
      {words && <b>{words}</b>} {threshold && <span className="small">{threshold}</span>}
    </td>
  </tr>
);
