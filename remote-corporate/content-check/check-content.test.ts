import { describe, expect, it } from '@jest/globals';
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.js';
import { checkContent } from './check-content.js';
import { readComposition } from './composition.js';
import { readContentFiles } from './content-files.js';
import { contentSchemas } from './content-schemas.js';
import { smallContent } from './testing/small-content.js';

const { files, composition } = smallContent;
const real = readContentFiles(contentFolder);

type Cases = readonly (readonly [found: string, put: string, line: string])[];

const linesOf = (change: Partial<typeof files>, against = composition) =>
  checkContent({ ...files, ...change }, against).map(problemLine);

function linesAfter(
  folder: 'pages' | 'data',
  name: string,
  [found, put]: readonly [found: string, put: string],
) {
  const before = files[folder][name] ?? '';
  const after = before.replace(found, () => put);
  if (after === before) throw new Error(`"${found}" does not stand in ${name}`);
  return linesOf({ [folder]: { ...files[folder], [name]: after } });
}

it('the content of this remote has no fault', () => {
  expect(checkContent(real, readComposition())).toEqual([]);
});

describe('one error in a data file gives one message', () => {
  const cases: Cases = [
    ['22T18:00:00+02:00', '22T18:00:00', '8:7 jobs[0].end: is not a time with its zone. Write day'],
    ['2026-11-20', '2027-02-30', '9:7 jobs[0].validUntil: is not a day of the calendar. Write'],
    ['"cutter"', '"welder"', '16:5 jobs[1]: has the id of another entry; choose another'],
    ['"cutter"', '"Cutter"', '16:7 jobs[1].id: has another form. Write small letters.'],
    [', "title": "Cutter"', '', '16:5 jobs[1].title: is missing'],
    ['"remark"', '"remrak"', '14:7 jobs[0].remrak: is not a known key: did you mean "remark"?'],
    ['"remark": ', '"remark": "A", "remark": ', '14:22 Duplicate key "remark"'],
    ['"planned"', '"plannd"', '12:7 jobs[0].status: Invalid type: Expected ("planned" | "cancelled") but'],
    ['true', '"true"', '13:7 jobs[0].sample: Invalid type: Expected boolean but received "true"'],
    ['"None."', '" "', '14:7 jobs[0].remark: is empty; write a text'],
    ['None.', '\\u202E', '14:7 jobs[0].remark: A character cannot be seen'],
    ['/contact-us?items=QM101', '/contact', '10:7 jobs[0].href: The link "/contact" leads to no page'],
    [
      '/contact-us?items=QM101',
      '/products/glvoes',
      '10:7 jobs[0].href: The link "/products/glvoes" leads to no page',
    ],
    ['/contact-us?items=QM101', 'javascript:x', '10:7 jobs[0].href: is no link;'],
    [
      '  "$schema": "../schema/jobs.schema.json",\n',
      '',
      '1:1 $schema: begin the file with "$schema": "../schema/NAME.schema.json", where NAME is jobs.',
    ],
    [
      'jobs.schema',
      'job.schema',
      '2:3 $schema: begin the file with "$schema": "../schema/NAME.schema.json", where NAME is jobs.',
    ],
    ['"welder",', '"welder"', '6:7 A comma is missing before this. Add it.'],
  ];

  it.each(cases)('%j, changed into %j: %s', (found, put, line) => {
    expect(linesAfter('data', 'jobs', [found, put])).toEqual([
      expect.stringContaining(`content/data/jobs.json:${line}`),
    ]);
  });

  it('a second data file where pages read only one', () => {
    expect(linesOf({ data: { ...files.data, 'more-jobs': files.data.jobs ?? '' } })).toEqual([
      expect.stringContaining('more-jobs.json:2:3 $schema: begin the file with "$schema": "../schema/NAME'),
    ]);
  });
});

describe('an entry of a real data file', () => {
  /** Messages about the first entry after a change. */
  function faultsOf(file: string, list: string, change: object) {
    const data = JSON.parse(real.data[file] ?? '') as Record<string, object[]>;
    data[list] = [{ ...data[list]?.[0], ...change }];
    const schemas = Object.fromEntries(Object.entries(contentSchemas).filter(([name]) => name === file));
    const alone = { pages: {}, data: { [file]: JSON.stringify(data) }, schemas };
    return checkContent(alone, readComposition()).map(({ message }) => message);
  }

  const berlin = {
    start: '2027-01-19T09:00:00+01:00',
    end: '2027-01-19T18:00:00+01:00',
    zone: 'Europe/Berlin',
  };

  it.each([
    ['the times of its place', {}],
    ['an end at midnight', { end: '2027-01-20T00:00:00+01:00' }],
    [
      'an hour that clocks show twice',
      { start: '2026-10-25T02:30:00+02:00', end: '2026-10-25T02:30:00+01:00' },
    ],
    ['a zone without a summer time', { zone: 'Africa/Tunis' }],
  ])('may have %s', (_, change) => {
    expect(faultsOf('events', 'events', { ...berlin, ...change })).toEqual([]);
  });

  it.each([
    ['a zone that nobody knows', { zone: 'Europe/Sampleford' }, ': start or end has not the offset'],
    ['a zone by its letters', { zone: 'CET' }, '.zone: has another form'],
    [
      'the zone of another place',
      { zone: 'Asia/Tokyo' },
      ': start or end has not the offset that the zone has then',
    ],
    ['24:00', { end: '2027-01-19T24:00:00+01:00' }, '.end: is not a time'],
    ['31 February', { start: '2026-02-31T09:00:00+01:00' }, '.start: is not a time'],
    [
      'an hour that clocks leave out',
      { start: '2026-03-29T02:30:00+01:00' },
      ': start or end has not the offset',
    ],
    ['an end that is the start', { end: berlin.start }, ': end is not after start'],
    ['a number that calendars cannot hold', { sequence: 2 ** 31 }, '.sequence: must be at most'],
  ])('cannot have %s', (_, change, message) => {
    expect(faultsOf('events', 'events', { ...berlin, ...change })[0]).toContain(`events[0]${message}`);
  });

  it.each([['jobs', { starts: '2027-02-29' }, 'starts: is no day.']])(
    'of %s cannot have a day that is none',
    (file, change, message) => {
      expect(faultsOf(file, file, change)).toEqual([expect.stringContaining(message)]);
    },
  );
});

describe('one error in a page gives one message', () => {
  const cases: Cases = [
    ['/forms#documents', '/froms', '10:25 The link "/froms" leads to no page'],
    ['Forms /forms', 'Press /press', '5:1 The link "/press" leads to no page'],
    ['h1: Work', 'h1: Jobs', '1:1 remote.json has the heading "Work that'],
    ['You write', '::insert[news]\n\nYou write', '10:1 "::insert[news]" is no block'],
  ];

  it.each(cases)('%j, changed into %j: %s', (found, put, line) => {
    expect(linesAfter('pages', 'career', [found, put])).toEqual([
      expect.stringContaining(`content/pages/career.md:${line}`),
    ]);
  });

  it('an unreadable page, without errors for pages that link to it', () => {
    expect(linesOf({ pages: { ...files.pages, forms: '' } })).toEqual([
      expect.stringMatching(/^content\/pages\/forms.md:1:1 A page begins with/),
    ]);
  });
});
