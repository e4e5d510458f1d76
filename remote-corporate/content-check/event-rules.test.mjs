import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '../content-compiler/content-folder.mjs';
import { problemLine } from 'shared-types/json/problems';
import { checkContent } from './check-content.mjs';
import { readComposition } from './composition.mjs';
import { readContentFiles } from './content-files.mjs';
import { contentSchemas } from './content-schemas.mjs';

const files = readContentFiles(contentFolder);
const composition = { ...readComposition(), ownRoutes: [] };
const today = '2026-11-20';

/**
 * What is said of the first entry of a list after a change.
 *
 * @param {{ file: string, list: string }} place
 * @param {Readonly<Record<string, unknown>>} change
 */
function faultsOf({ file, list }, change) {
  const data = JSON.parse(files.data[file] ?? '');
  data[list] = [{ ...data[list][0], ...change }];
  const text = JSON.stringify(data, undefined, 2);
  const schemas = Object.fromEntries(Object.entries(contentSchemas).filter(([name]) => name === file));
  const alone = { pages: {}, data: { [file]: text }, schemas };
  return checkContent(alone, composition, today)
    .filter(({ isWarning }) => !isWarning)
    .map((finding) => problemLine(finding).replace(/^\S+ /, ''));
}

const events = { file: 'events', list: 'events' };
const jobs = { file: 'jobs', list: 'jobs' };

const berlin = {
  start: '2027-01-19T09:00:00+01:00',
  end: '2027-01-19T18:00:00+01:00',
  zone: 'Europe/Berlin',
  updated: '2026-11-20T09:00:00Z',
};

describe('the times of an event', () => {
  it.each([
    ['the times of its place', {}],
    ['an end at midnight', { end: '2027-01-20T00:00:00+01:00' }],
    [
      'an hour that clocks show twice',
      { start: '2026-10-25T02:30:00+02:00', end: '2026-10-25T02:30:00+01:00' },
    ],
    ['a zone without a summer time', { ...berlin, zone: 'Africa/Tunis' }],
  ])('may be %s', (_, change) => {
    expect(faultsOf(events, { ...berlin, ...change })).toEqual([]);
  });

  it.each([
    ['a zone that nobody knows', { zone: 'Europe/Sampleford' }, 'zone: No calendar knows the zone'],
    ['a zone by its letters', { zone: 'CET' }, 'zone: "CET" has another form'],
    [
      'the zone of another place',
      { zone: 'Asia/Tokyo' },
      'start: 2027-01-19T09:00:00+01:00 has the offset +01:00',
    ],
    ['24:00', { end: '2027-01-19T24:00:00+01:00' }, 'end: "2027-01-19T24:00:00+01:00" is not a time'],
    ['25:00', { end: '2027-01-19T25:00:00+01:00' }, 'end: "2027-01-19T25:00:00+01:00" is not a time'],
    [
      '31 February',
      { start: '2026-02-31T09:00:00+01:00' },
      'start: "2026-02-31T09:00:00+01:00" is not a time',
    ],
    [
      'an offset without a colon',
      { start: '2027-01-19T09:00:00+0100' },
      'start: "2027-01-19T09:00:00+0100" has',
    ],
    [
      'an hour that clocks leave out',
      { start: '2026-03-29T02:30:00+01:00' },
      'start: Europe/Berlin has no 2026-03-29T02:30',
    ],
    ['an end that is the start', { end: berlin.start }, 'end: 2027-01-19T09:00:00+01:00 is the start too'],
    [
      'a change of tomorrow',
      { updated: '2026-11-21T09:00:00Z' },
      'updated: 2026-11-21T09:00:00Z lies in the future',
    ],
    ['a number in quotes', { sequence: '1' }, 'sequence: is not a whole number'],
    ['a number that calendars cannot hold', { sequence: 2 ** 31 }, 'sequence: 2147483648 is too large'],
  ])('cannot be %s', (_, change, message) => {
    const faults = faultsOf(events, { ...berlin, ...change });
    expect(faults[0]).toContain(`events[0].${message}`);
    expect(new Set(faults.map((fault) => fault.split(':')[0])).size).toBe(faults.length);
  });
});

describe('the days of an entry', () => {
  it.each([
    [
      'a first day of work that no calendar has',
      jobs,
      { starts: '2027-02-29' },
      'starts: "2027-02-29" is not a date',
    ],
    ['a first day in another form', jobs, { starts: '01.03.2027' }, 'starts: "01.03.2027" has another form'],
    [
      'a first day of work before the last day to apply',
      jobs,
      { starts: '2027-01-01', closesOn: '2027-01-15' },
      'starts: 2027-01-01 lies before closesOn, 2027-01-15',
    ],
    [
      'an end of a policy before it came into force',
      { file: 'policies', list: 'policies' },
      { inForce: '2026-11-20', withdrawn: '2026-11-01' },
      'withdrawn: 2026-11-01 lies before inForce, 2026-11-20',
    ],
    [
      'news of tomorrow',
      { file: 'news', list: 'items' },
      { date: '2026-11-21' },
      'date: 2026-11-21 lies in the future',
    ],
  ])('cannot be %s', (...[, place, change, message]) => {
    expect(faultsOf(place, change)).toEqual([expect.stringContaining(message)]);
  });

  it('may be words if a job has no fixed first day', () => {
    expect(faultsOf(jobs, { starts: 'As soon as possible' })).toEqual([]);
  });
});

describe('a text of a data file', () => {
  it.each([
    ['of spaces', '   ', 'is empty'],
    ['with HTML', 'A <b>fair</b>', '"<b>" would be shown as it stands here'],
    ['with marks', 'A **fair**', '"**" would be shown as it stands here'],
    ['with a fact of the company', 'At {company}', '"{company}" would be shown as it stands here'],
    ['without end', 'x'.repeat(6000), 'has 6000 characters'],
  ])('%s is an error', (_, title, message) => {
    expect(faultsOf(events, { ...berlin, title })).toEqual([
      expect.stringContaining(`events[0].title: ${message}`),
    ]);
  });

  it.each(['toString', 'hasOwnProperty', 'valueOf'])('has no property %s', (name) => {
    const [fault] = faultsOf(events, { ...berlin, [name]: 'x' });
    expect(fault).toMatch(new RegExp(`^events\\[0\\]\\.${name}: is not known; use one of id, `));
  });
});
