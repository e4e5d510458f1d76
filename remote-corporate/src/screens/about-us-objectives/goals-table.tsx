import type { Site } from 'shared-types';
import table from '#content/goals.json';
import { ColumnHeads } from '../../components/column-heads';
import { ScrollRegion } from '../../components/scroll-region';
import { shownEntries } from '../../model/sample';
import classNames from './goals-table.module.css';

/** Each goal with its target, what was reached and which way it goes. A goal without a value says so. */
export function GoalsTable({ site }: { site: Site }) {
  const goals = shownEntries(table.goals, site);
  if (goals.length === 0) return <p id="goals">No goals published yet.</p>;
  return (
    <section>
      <h2 id="goals">{table.heading}</h2>
      <ScrollRegion label={table.heading}>
        <table className={classNames.table}>
          <ColumnHeads columns={table.columns} />
          <tbody>
            {goals.map((goal) => (
              <GoalRow key={goal.goal} {...goal} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="small muted">{table.remark}</p>
    </section>
  );
}

/** Columns whose heading a phone shows in each row. */
const [, targetLabel, latestLabel] = table.columns;

type GoalRowProps = (typeof table.goals)[number];

function GoalRow({ goal, measure, target, latest, wayPercent, trend, direction }: GoalRowProps) {
  return (
    <tr>
      <th scope="row">
        <strong>{goal}</strong>
        <span className="small muted">{measure}</span>
      </th>
      <td className={classNames.value} data-label={targetLabel}>
        {target}
      </td>
      {latest ? (
        <td data-label={latestLabel}>
          <span className={classNames.latest}>
            <span className={classNames.value}>{latest}</span>
            <progress value={wayPercent} max={100} aria-label={`${goal}: progress to the target`} />
          </span>
        </td>
      ) : (
        <td className="muted" data-label={latestLabel}>
          Not reported yet
        </td>
      )}
      <td className={`muted ${classNames.trend}`}>
        {direction && (
          <span className={direction === 'up' ? classNames.up : classNames.level} aria-hidden="true" />
        )}
        {trend}
      </td>
    </tr>
  );
}
