/** What a schema cannot say: rules between the parts of an entry, and between entries. */

import { dayFault } from '../content-compiler/day-text.mjs';
import { checkEvent, timeFault } from './event-rules.mjs';

/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./json-source.mjs').JsonPart} JsonPart */

/**
 * @param {JsonSource} source
 * @param {string} today `2026-11-20`
 */
export function checkEntries(source, today) {
  for (const part of source.parts) {
    if (Array.isArray(part.value)) checkIds(source, part);
    else if (typeof part.value === 'object' && part.value !== null) checkTimes(source, part, today);
  }
}

/** @param {JsonSource} source @param {JsonPart} list */
function checkIds(source, { path, value }) {
  const seen = new Map();
  for (const [index, entry] of /** @type {unknown[]} */ (value).entries()) {
    const name = ['id', 'slug'].find((key) => typeof field(entry, key) === 'string');
    const id = name && field(entry, name);
    if (!name || !id) continue;
    if (seen.has(id)) {
      source.report(
        [...path, index, name],
        `"${id}" is the ${name} of entry ${seen.get(id)} too; choose another.`,
      );
    } else seen.set(id, index + 1);
  }
}

/** Fields that hold the day on which something happened, or was changed. */
const pastFields = ['updated', 'date', 'checkedOn', 'validFrom'];

/** @param {JsonSource} source @param {JsonPart} entry @param {string} today */
function checkTimes(source, { path, value }, today) {
  const entry = /** @type {Readonly<Record<string, unknown>>} */ (value);
  const report = (/** @type {string} */ name, /** @type {string} */ message) =>
    source.report([...path, name], message);
  checkEvent(entry, report);
  for (const [name, time] of Object.entries(entry)) {
    if (typeof time !== 'string' || !isTime(time)) continue;
    const fault = name === 'start' || name === 'end' ? undefined : faultOfTime(name, time, today);
    if (fault) report(name, fault);
  }
  checkOrder(entry, report);
  const { validUntil } = entry;
  if (typeof validUntil === 'string' && isDay(validUntil) && validUntil < today)
    report(
      'validUntil',
      `The certificate ended on ${validUntil}; write the new date, or take the certificate out.`,
    );
}

/** Days of one entry of which the second cannot come before the first. */
const orders = /** @type {const} */ ([
  ['validFrom', 'validUntil', 'the first day for which it counts'],
  ['inForce', 'withdrawn', 'the day on which it came into force'],
  ['closesOn', 'starts', 'the last day to apply'],
]);

/**
 * @param {Readonly<Record<string, unknown>>} entry
 * @param {import('./event-rules.mjs').ReportField} report
 */
function checkOrder(entry, report) {
  for (const [first, second, meaning] of orders) {
    const [from, to] = [entry[first], entry[second]];
    if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) continue;
    if (to < from) report(second, `${to} lies before ${first}, ${from}, ${meaning}; correct one of them.`);
  }
}

/** @param {string} name @param {string} time @param {string} today */
function faultOfTime(name, time, today) {
  const isLater = pastFields.includes(name) && time.slice(0, 10) > today;
  if (isLater) return `${time} lies in the future; write a day up to today, ${today}.`;
  return isDay(time) ? dayFault(time) : timeFault(time);
}

/** @param {string} text */
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** @param {string} text */
const isTime = (text) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text);

/** @param {unknown} entry @param {string} key @returns {unknown} */
const field = (entry, key) =>
  typeof entry === 'object' && entry !== null
    ? /** @type {Record<string, unknown>} */ (entry)[key]
    : undefined;
