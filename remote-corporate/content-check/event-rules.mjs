/** Start, end and zone of an entry: whether a calendar can have them. */
import { dayFault, yearFault } from '../content-compiler/day-text.mjs';

/** @typedef {(field: string, message: string) => void} ReportField */

/**
 * @param {Readonly<Record<string, unknown>>} entry
 * @param {ReportField} report
 */
export function checkEvent({ start, end, zone }, report) {
  if (typeof start !== 'string' || typeof end !== 'string') return;
  const isZone = typeof zone === 'string' && isKnownZone(zone);
  if (typeof zone === 'string' && !isZone)
    report('zone', `No calendar knows the zone "${zone}"; write a name such as "Europe/Berlin".`);
  for (const [field, time] of Object.entries({ start, end })) {
    const fault = timeFault(time) ?? (isZone ? offsetFault(time, String(zone)) : undefined);
    if (fault) report(field, fault);
  }
  if (!isTime(start) || !isTime(end)) return;
  if (Date.parse(end) < Date.parse(start))
    report('end', `${end} lies before the start, ${start}; write the time at which it is over.`);
  if (Date.parse(end) === Date.parse(start))
    report('end', `${end} is the start too; write the time at which it is over.`);
}

/** `Date` takes 31 February for 3 March. @param {string} time */
const isTime = (time) => !Number.isNaN(Date.parse(time)) && dayFault(time.slice(0, 10)) === undefined;

/** @param {string} time */
export function timeFault(time) {
  // The schema has reported what does not look like a time.
  if (!/^\d{4}-\d{2}-\d{2}T/.test(time)) return undefined;
  if (Number.isNaN(Date.parse(time)))
    return `No clock shows ${time}; write a time from 00:00 to 23:59, with its zone.`;
  return yearFault(time);
}

/** @param {string} zone */
function isKnownZone(zone) {
  try {
    return zoneFormat(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The offset must be that of the place, because pages print the time as it is written.
 *
 * @param {string} time with offset
 * @param {string} zone
 */
function offsetFault(time, zone) {
  const [, written] = /([+-]\d{2}:\d{2}|Z)$/i.exec(time) ?? [];
  if (Number.isNaN(Date.parse(time)) || !written) return undefined;
  const own = offsetAt(Date.parse(time), zone);
  if (own === written.replace(/^(Z|-00:00)$/i, '+00:00')) return undefined;
  const there = offsetAt(Date.parse(`${time.slice(0, 16)}:00${own}`), zone);
  if (there === written)
    return `${zone} has no ${time.slice(0, 16)}: clocks are put forward then; write another time.`;
  return `${time} has the offset ${written}, and ${zone} has ${there} then; write ${time.slice(0, 19)}${there}, if that is the time at the place.`;
}

/** Cached, because creating one is slow. @type {Map<string, Intl.DateTimeFormat>} */
const zoneFormats = new Map();

/** @param {string} timeZone @throws {RangeError} if nobody knows it */
function zoneFormat(timeZone) {
  const format =
    zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  zoneFormats.set(timeZone, format);
  return format;
}

/** @param {number} timeMs @param {string} timeZone @returns {string} `+02:00` */
function offsetAt(timeMs, timeZone) {
  const parts = zoneFormat(timeZone).formatToParts(timeMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Before there were zones, clocks also differed by seconds.
  return (name.replace('GMT', '') || '+00:00').slice(0, 6);
}
