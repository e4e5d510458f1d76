import texts from '../../../content/data/jobs.json';
import classNames from './openings.module.css';

type Job = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly hours: string;
  readonly summary: string;
  readonly bring: readonly string[];
  readonly starts: string;
  readonly closes: string;
  readonly send: string;
};

/** Said here and not taken from the file, whose list may be empty. */
const jobs: readonly Job[] = texts.jobs;

/** Open positions, one disclosure each. */
export function Openings({ email }: { email: string }) {
  return (
    <section>
      <div className={`section-head ${classNames.head}`}>
        <h2>
          {texts.heading} <span className="sample-chip">Sample</span>
        </h2>
        <p className="small muted">{texts.summary}</p>
      </div>
      {jobs.length === 0 && <p>{texts.empty}</p>}
      {jobs.map((job, index) => (
        <Opening key={job.id} job={job} email={email} isOpen={index === 0} />
      ))}
    </section>
  );
}

function Opening({ job, email, isOpen }: { job: Job; email: string; isOpen: boolean }) {
  const { starts, closes, send } = texts.factLabels;
  return (
    <details id={`job-${job.id}`} className={classNames.opening} open={isOpen}>
      <summary>
        <h3>{job.title}</h3>
        <span className="muted">{job.place}</span>
        <span className="muted">{job.hours}</span>
      </summary>
      <div className={classNames.inside}>
        <div>
          <p>{job.summary}</p>
          <h4>{texts.bringHeading}</h4>
          <ul>
            {job.bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <dl>
            <Fact term={starts} text={job.starts} />
            <Fact term={closes} text={job.closes} />
            <Fact term={send} text={job.send} />
          </dl>
          <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(job.title)}`}>
            {texts.apply}
          </a>
        </div>
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
