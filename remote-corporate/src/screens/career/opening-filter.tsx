import scripts from '../../components/scripted.module.css';
import texts from '#content/jobs.json';
import type { Job, OpeningChoice } from '../../model/openings';
import classNames from './openings.module.css';

type OpeningFilterProps = {
  jobs: readonly Job[];
  choice: OpeningChoice;
  count: number;
  onChoose: (choice: OpeningChoice) => void;
};

const names = ['place', 'field'] as const;

/** Place and field, where the list is long. */
export function OpeningFilter({ jobs, choice, count, onChoose }: OpeningFilterProps) {
  return (
    <div
      className={`no-print ${scripts.scripted} ${classNames.filter}`}
      role="search"
      aria-label={texts.heading}
    >
      {names.map((name) => (
        <div key={name} className="field">
          <label htmlFor={`opening-${name}`}>{texts.filter[name]}</label>
          <select
            id={`opening-${name}`}
            value={choice[name]}
            onChange={({ target }) => onChoose({ ...choice, [name]: target.value })}
          >
            <option value="">{texts.filter.all}</option>
            {[...new Set(jobs.map((job) => job[name]))].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
      ))}
      <p className="small muted" role="status">
        {count} of {jobs.length}
      </p>
    </div>
  );
}
