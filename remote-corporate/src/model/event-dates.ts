/** Days and times of an event in words. All of it comes from `start` and `end`. */
import { dayOfYearText, periodOf, type Period } from './days';

/** Times of an event from which its words are made. */
export interface EventTimes {
  /** Both are ISO 8601 with the offset of the place. */
  readonly start: string;
  readonly end: string;
  /** Calendars show its days, not its hours: a fair that closes overnight. */
  readonly allDay?: boolean;
}

/** A time at the place of the event. */
interface LocalTime {
  /** ISO 8601, a day. */
  readonly day: string;
  /** `9.00`; `24.00` for the end of a day. */
  readonly time: string;
  /** `local time (UTC+1)`. */
  readonly zone: string;
}

const dayMs = 86_400_000;

/** The day before, ISO 8601. */
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** `+02:00` as `UTC+2`, `-03:30` as `UTC−3:30`. */
function offsetText(time: string): string {
  const [, sign = '+', hours, minutes = '00'] = /([+-])(\d{2}):(\d{2})$/.exec(time) ?? [];
  return `UTC${sign.replace('-', '−')}${Number(hours ?? 0)}${minutes === '00' ? '' : `:${minutes}`}`;
}

const timeText = (time: string) => `${Number(time.slice(11, 13))}.${time.slice(14, 16)}`;

const localTime = (time: string): LocalTime => ({
  day: time.slice(0, 10),
  time: timeText(time),
  zone: `local time (${offsetText(time)})`,
});

/** Midnight ends the day before; it does not begin another day of the event. */
function localEnd({ start, end }: EventTimes): LocalTime {
  const local = localTime(end);
  const isMidnight = local.time === '0.00' && local.day > start.slice(0, 10);
  return isMidnight ? { ...local, day: dayBefore(local.day), time: '24.00' } : local;
}

/** The last day of an event at its place, ISO 8601. */
export const lastDayOf = (event: EventTimes): string => localEnd(event).day;

/** The days of an event in words. */
export const eventDays = (event: EventTimes): Period => periodOf(event.start.slice(0, 10), lastDayOf(event));

/** `9.00 to 16.00 local time (UTC+2)`; with `Daily` before it where it repeats every day. */
export function eventTimes(event: EventTimes): string {
  const [from, to] = [localTime(event.start), localEnd(event)];
  const isLong = from.day !== to.day;
  if (!event.allDay) return isLong ? acrossDays(from, to) : withinDay(from, to);
  if (from.time === '0.00' && to.time === '24.00') return 'All day';
  const hours = `${isLong ? 'Daily ' : ''}${from.time} to ${to.time} ${from.zone}`;
  return from.zone === to.zone ? hours : `${hours}, later ${to.zone}`;
}

/** Clocks may change while it lasts. */
const withinDay = (from: LocalTime, to: LocalTime) =>
  `${from.time} ${from.zone === to.zone ? '' : `${from.zone} `}to ${to.time} ${to.zone}`;

const acrossDays = (from: LocalTime, to: LocalTime) =>
  `${dayOfYearText(from.day)}, ${from.time} ${from.zone === to.zone ? '' : `${from.zone} `}to ${dayOfYearText(to.day)}, ${to.time} ${to.zone}`;
