import { defaultMs, type TimeLeft, timeLeft } from '../../model/countdown';
import classNames from './countdown.module.css';
import { useClock } from './use-clock';

/** A moment: a date, its text, or milliseconds since 1970. */
export type Moment = Date | string | number;

export interface CountdownProps {
  /** End of the countdown; absent: 15 days after it is first shown. */
  readonly endDate?: Moment;
  /** Called once for each end date, also if that is past. */
  readonly onComplete?: () => void;
}

const parts = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const satisfies readonly (readonly [keyof TimeLeft, string])[];

/** The days, hours, minutes and seconds that are left. A rendered page has the date instead. */
export function Countdown({ endDate, onComplete }: CountdownProps) {
  const givenMs = endDate === undefined ? undefined : new Date(endDate).getTime();
  const clock = useClock(givenMs, onComplete);
  if (givenMs !== undefined && Number.isFinite(givenMs) && !clock) return <EndDate endMs={givenMs} />;
  const left = clock ? timeLeft(clock.endMs, clock.nowMs) : timeLeft(givenMs ?? defaultMs, 0);
  return (
    <div role="timer" aria-label="Countdown" className={classNames.countdown}>
      <div className={classNames.parts}>
        {parts.map(([part, title]) => (
          <span key={part} className={classNames.part}>
            <b>{Number.isNaN(left[part]) ? '—' : left[part]}</b> {title}
          </span>
        ))}
      </div>
    </div>
  );
}

function EndDate({ endMs }: { readonly endMs: number }) {
  const iso = new Date(endMs).toISOString();
  return (
    <p>
      Ends on <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>
    </p>
  );
}
