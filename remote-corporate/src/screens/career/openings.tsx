import type { Site } from 'shared-types';
import texts from '#content/jobs.json';
import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import { formAddress } from '../../model/form-address';
import { isOpen, type Job } from '../../model/openings';
import { shownEntry } from '../../model/sample';
import { Opening } from './opening';
import classNames from './openings.module.css';

type OpeningsProps = {
  jobs: readonly Job[];
  site: Site;
  /** Hash of the address: `#job-<id>` opens one. */
  hash: string;
  nowMs: number;
};

/** Open positions, one disclosure each. One whose last day is over stays for those who follow a link to it. */
export function Openings({ jobs, site, hash, nowMs }: OpeningsProps) {
  useLinkedDisclosure(hash);
  const openCount = jobs.filter((job) => isOpen(job, nowMs)).length;
  return (
    <section>
      <div className={`section-head ${classNames.head}`}>
        <h2>Open positions</h2>
        <p className="small muted">{openCount > 0 && countText(openCount)}</p>
      </div>
      {openCount === 0 && <NoOpening site={site} />}
      {jobs.map((job, index) => (
        <Opening key={job.id} job={job} isFirst={index === 0} isClosed={!isOpen(job, nowMs)} />
      ))}
    </section>
  );
}

const countText = (count: number) => (count === 1 ? '1 position' : `${count} positions`);

function NoOpening({ site }: { site: Site }) {
  const speculative = shownEntry(texts.speculative, site);
  return (
    <div className={classNames.none}>
      <p>No open positions now.</p>
      {speculative && (
        <p>
          {speculative.text}{' '}
          <a className="link" href={formAddress('applications', { position: speculative.subject })}>
            {speculative.label}
          </a>
        </p>
      )}
    </div>
  );
}
