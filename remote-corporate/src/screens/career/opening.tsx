import { dayText, isDay } from '../../model/days';
import { formAddress } from '../../model/form-address';
import type { Job } from '../../model/openings';
import classNames from './openings.module.css';

type OpeningProps = {
  job: Job;
  /** The first is open from the start, to show what is in one. */
  isFirst: boolean;
  /** Its last day is over. */
  isClosed: boolean;
};

/** One position: what it is, what it asks for, and how to apply. */
export function Opening({ job, isFirst, isClosed }: OpeningProps) {
  return (
    <details id={`job-${job.id}`} className={classNames.opening} open={isFirst}>
      <summary>
        <h3>{job.title}</h3>
        <span className="muted">{job.place}</span>
        <span className="muted">{job.hours}</span>
      </summary>
      <div className={classNames.inside}>
        <div>
          <p>{job.summary}</p>
          <h4>Your profile</h4>
          <ul>
            {job.bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        {isClosed ? (
          <p>Closed. The last day to apply was {dayText(job.closesOn)}.</p>
        ) : (
          <div>
            <dl>
              <Fact term="Starts" text={isDay(job.starts) ? dayText(job.starts) : job.starts} />
              <Fact term="Apply until" text={dayText(job.closesOn)} />
              <Fact term="Send us" text={job.send} />
            </dl>
            <p className="buttons">
              <a className="button" href={formAddress('applications', { position: job.title })}>
                Apply
                <span className="visually-hidden"> for {job.title}</span>
              </a>
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <div className={classNames.fact}>
    <dt className="muted">{term}</dt>
    <dd>{text}</dd>
  </div>
);
