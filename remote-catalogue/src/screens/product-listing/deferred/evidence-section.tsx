import { Cross } from '../../../components/cross';
import type { Switch } from '../../../model/answer/answer';
import type { Evidence, Understood } from '../../../model/answer/search-result';
import classNames from './evidence.module.css';

interface EvidenceSectionProps {
  readonly evidence: Evidence;
  readonly switches: readonly Switch[];
}

/** How a text was understood, part by part, and what is said of its articles as a whole. */
export function EvidenceSection({ evidence, switches }: EvidenceSectionProps) {
  const { understood, remarks, way } = evidence;
  return (
    <div className={classNames.evidence}>
      {understood.length > 0 && (
        <div className={classNames.understood}>
          <span id="understood">Understood as</span>
          <ul className="chips" aria-labelledby="understood">
            {understood.map((part) => (
              <li key={part.label}>
                <UnderstoodChip part={part} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(remarks.length > 0 || switches.length > 0 || way) && (
        <div className={classNames.remarks}>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {switches.map(({ label, address }, place) => (
            // The link that was followed keeps the focus.
            <a key={place} className="link" href={address} rel="nofollow">
              {label}
            </a>
          ))}
          {way && (
            <a className="link link-arrow" href={way.path}>
              {way.label}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function UnderstoodChip({ part }: { readonly part: Understood }) {
  const { label, without, written, isUnknown, offer } = part;
  if (isUnknown)
    return (
      <>
        <s>{label}</s> not known
        {offer && (
          <>
            {', did you mean '}
            <a className="link" href={offer.address} rel="nofollow">
              {offer.label}
            </a>
            ?
          </>
        )}
      </>
    );
  const name = written ? `${label}, for “${written}”` : label;
  if (without === undefined) return <span className={`chip ${classNames.chip}`}>{name}</span>;
  return (
    <a
      className={`chip ${classNames.chip}`}
      href={without}
      rel="nofollow"
      aria-label={`${name}, search without it`}
    >
      {name}
      <Cross size={9} />
    </a>
  );
}
