import classNames from './session.module.css';

/** With seconds: a session may be short. */
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

interface SessionFactsProps {
  readonly facts: readonly (readonly [string, string])[];
  /** ISO 8601. */
  readonly expiresAt: string | undefined;
}

/** Facts with their names, and until when the session lasts, if it has an end. */
export const SessionFacts = ({ facts, expiresAt }: SessionFactsProps) => (
  <dl className={classNames.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {expiresAt && (
      <div>
        <dt>Expires</dt>
        <dd>
          <time dateTime={expiresAt}>{dateTime.format(new Date(expiresAt))}</time>
        </dd>
      </div>
    )}
  </dl>
);
