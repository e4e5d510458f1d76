import { useState } from 'react';
import type { Site } from 'shared-types';
import texts from '#content/jobs.json';
import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import { isOpen, needsFilter, openingsOf, type Job } from '../../model/openings';
import { shownEntry } from '../../model/sample';
import { Opening } from './opening';
import { OpeningFilter } from './opening-filter';
import classNames from './openings.module.css';

type OpeningsProps = {
  jobs: readonly Job[];
  site: Site;
  /** Of the address: `#job-<id>` opens one. */
  hash: string;
  nowMs: number;
};

/** Open positions, one disclosure each. One whose last day is over stays for those who follow a link to it. */
export function Openings({ jobs, site, hash, nowMs }: OpeningsProps) {
  const [choice, setChoice] = useState({ place: '', field: '' });
  useLinkedDisclosure(hash);
  const openCount = jobs.filter((job) => isOpen(job, nowMs)).length;
  const shown = openingsOf(jobs, choice);
  return (
    <section>
      <div className={`section-head ${classNames.head}`}>
        <h2>{texts.heading}</h2>
        <p className="small muted">{openCount > 0 && countText(openCount)}</p>
      </div>
      {needsFilter(jobs) && (
        <OpeningFilter jobs={jobs} choice={choice} count={shown.length} onChoose={setChoice} />
      )}
      {openCount === 0 && <NoOpening site={site} />}
      {openCount > 0 && shown.length === 0 && <p>{texts.filter.none}</p>}
      {shown.map((job, index) => (
        <Opening
          key={job.id}
          job={job}
          email={site.company.email}
          isFirst={index === 0}
          isClosed={!isOpen(job, nowMs)}
        />
      ))}
    </section>
  );
}

const countText = (count: number) => (count === 1 ? '1 position' : `${count} positions`);

/** An invitation to write without an opening. */
interface Speculative extends Readonly<Record<'text' | 'label' | 'subject', string>> {
  readonly sample?: boolean;
}

/** Optional, although the type of the present file has it. */
const { speculative: anyTime } = texts as { readonly speculative?: Speculative };

function NoOpening({ site }: { site: Site }) {
  const speculative = shownEntry(anyTime, site);
  return (
    <div className={classNames.none}>
      <p>{texts.empty}</p>
      {speculative && (
        <p>
          {speculative.text}{' '}
          <a
            className="link"
            href={`mailto:${site.company.email}?subject=${encodeURIComponent(speculative.subject)}`}
          >
            {speculative.label}
          </a>
        </p>
      )}
    </div>
  );
}
