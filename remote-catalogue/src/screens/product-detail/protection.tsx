import type { ExplainedMarking } from '../../model/standards/explain-markings';
import { MarkingTable } from './marking-table';
import classNames from './protection.module.css';

interface ProtectionProps {
  readonly markings: readonly ExplainedMarking[];
}

/** What the markings of an article say, one after the other. */
export function Protection({ markings }: ProtectionProps) {
  if (markings.length === 0) return null;
  return (
    <section className={classNames.protection} aria-labelledby="protection">
      <div className="section-head">
        <h2 id="protection">Protection explained</h2>
        <a className="link no-print" href="/credentials">
          What the standards test
        </a>
      </div>
      {markings.map((marking) => (
        <MarkingTable key={marking.name} marking={marking} />
      ))}
      <StateExplanation markings={markings} />
    </section>
  );
}

const printedStates = [
  {
    printed: 'X',
    state: 'untested',
    text: 'Not tested, or not suitable for this article. X is neither good nor bad.',
  },
  { printed: '0', state: 'zero', text: 'Tested, but below level 1.' },
] as const;

/** What X and 0 mean, once for all markings, if one of them is printed. */
function StateExplanation({ markings }: ProtectionProps) {
  const states = new Set(markings.flatMap(({ places }) => places.map(({ state }) => state)));
  const shown = printedStates.filter(({ state }) => states.has(state));
  if (shown.length === 0) return null;
  return (
    <details className={`${classNames.states} no-print`}>
      <summary>What does {shown.map(({ printed }) => printed).join(' or ')} mean?</summary>
      {shown.map(({ printed, text }) => (
        <p key={printed}>
          <strong>{printed}</strong> {text}
        </p>
      ))}
    </details>
  );
}
