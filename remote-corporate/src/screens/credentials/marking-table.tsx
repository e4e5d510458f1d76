import type { StandardFact, StandardPlaceFact } from 'shared-types';
import { ColumnHeads } from '../../components/column-heads';
import classNames from './marking-table.module.css';

type MarkingTableProps = {
  fact: StandardFact;
  /** The standard has several parts: each table says which. */
  isNamed: boolean;
};

/** Each place of a marking with its scale, and the level that the example reaches. */
export function MarkingTable({ fact: { label, places }, isNamed }: MarkingTableProps) {
  return (
    <table className={classNames.marking}>
      <caption className={isNamed ? '' : 'visually-hidden'}>{label}</caption>
      <ColumnHeads columns={['Printed', 'Property', 'Levels']} />
      <tbody>
        {places.map((place) => (
          <tr key={place.name}>
            <td className={printedClass(place.printed)}>{place.printed || '–'}</td>
            <th scope="row">
              <strong>{place.name}</strong> {place.unit} <span className="small">{place.test}</span>
            </th>
            <td>
              <Scale place={place} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function printedClass(printed: string): string | undefined {
  if (printed.length > 1) return classNames.text;
  return printed === 'X' ? `${classNames.character} ${classNames.untested}` : classNames.character;
}

/** Longer texts do not fit into the cells of a row. */
const longestInCell = 9;

function Scale({ place: { levels, level } }: { place: StandardPlaceFact }) {
  if (levels.length === 0) return <span className="small muted">Measured value, no levels.</span>;
  const isList = levels.some(({ asks }) => asks.length > longestInCell);
  return (
    <ol className={isList ? classNames.list : classNames.cells}>
      {levels.map(({ mark, asks }, index) => (
        <li key={mark} className={reachClasses(index + 1, level)}>
          <strong>{mark}</strong> {asks || (levels.length === 1 && 'passed')}
        </li>
      ))}
    </ol>
  );
}

function reachClasses(own: number, reached: number): string {
  if (own > reached) return '';
  return own === reached ? `${classNames.reached} ${classNames.last}` : (classNames.reached ?? '');
}
