import type { Site } from 'shared-types';
import texts from '#content/enquiry.json';
import { WaysToReach } from '../../components/ways-to-reach';
import { shownEntries, shownEntry } from '../../model/sample';
import classNames from './other-ways.module.css';

const { ways, next } = texts;

export function OtherWays({ site }: { site: Site }) {
  const hours = shownEntry(ways.hours, site)?.text;
  const first = site.enquiries.endpoint === '' ? next.byMail : next.bySending;
  return (
    <aside>
      <h2 className={classNames.heading}>{ways.heading}</h2>
      <WaysToReach site={site} {...(hours && { hours })} />
      <p className={classNames.map}>
        <a className="small link" href={mapAddress(site.company.address)} rel="noopener">
          {ways.map}
        </a>
      </p>
      <h3 className={classNames.next}>{next.heading}</h3>
      <ol>
        {[first, ...shownEntries(next.steps, site)].map(({ title, text }, index) => (
          <li key={title} className={classNames.step}>
            <span className={classNames.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <strong>{title}</strong>
              <span className="small muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

const mapAddress = (lines: readonly string[]) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
