import type { Site } from 'shared-types';
import classNames from './facts.module.css';

type WaysToReachProps = {
  site: Site;
  /** Absent: the address of the company. */
  email?: string;
  /** Hours at which somebody answers the telephone. */
  hours?: string;
};

/** The company's addresses, from the site's configuration. */
export function WaysToReach({ site: { company }, email = company.email, hours }: WaysToReachProps) {
  return (
    <dl className={classNames.facts}>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt>Telephone</dt>
        <dd>
          <a className={classNames.phone} href={`tel:${company.phone.replaceAll(' ', '')}`}>
            {company.phone}
          </a>
          {hours && <span className={`small muted ${classNames.line}`}>{hours}</span>}
        </dd>
      </div>
      <div>
        <dt>Post</dt>
        <dd>
          {company.name}
          {company.address.map((line) => (
            <span key={line} className={classNames.line}>
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
