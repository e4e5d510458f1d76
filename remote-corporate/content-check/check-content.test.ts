import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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

it('a picture of the gallery without a drawing is the only fault of the content of this remote', () => {
  const gallery = (real.data['gallery'] ?? '').replace('"welder-back"', '"welder-front"');
  const [line, ...others] = checkContent({ ...real, data: { ...real.data, gallery } }, readComposition());
  expect(line?.message).toMatch(/^pictures\[\d+\]\.id: has no drawing\. Put welder-front\.svg into/);
  expect(others).toEqual([]);
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
    ['None.', 'A **fair**', '14:7 jobs[0].remark: "**" would be shown as it stands here'],
    ['None.', 'A <b>fair</b>', '14:7 jobs[0].remark: "<b>" would be shown'],
    ['None.', '\\u202E', '14:7 jobs[0].remark: The character U+202E cannot be seen'],
    ['/contact-us?items=QM101', '/contact', '10:7 jobs[0].href: The link "/contact" leads to no page'],
    [
      '/contact-us?items=QM101',
      '/products/glvoes',
      '10:7 jobs[0].href: The link "/products/glvoes" leads to no page',
    ],
    [
      '/contact-us?items=QM101',
      '/forms#paper',
      '10:7 jobs[0].href: The link "/forms#paper" leads to no heading of /forms',
    ],
    ['/contact-us?items=QM101', 'javascript:x', '10:7 jobs[0].href: The address "javascript:x" is no link'],
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

  it('a link to a missing anchor of a page', () => {
    expect(linesAfter('data', 'requests', ['#documents', '#papers'])).toEqual([
      expect.stringContaining('entries[0].href: The link "/forms#papers" leads to no heading of /forms'),
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
    return checkContent(alone, { ...readComposition(), ownRoutes: [] }).map(({ message }) => message);
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

  it.each([
    ['jobs', { starts: '2027-02-29' }, 'starts: is no day.'],
    ['jobs', { starts: '2027-01-01', closesOn: '2027-01-15' }, 'starts lies before closesOn, the last day'],
    ['policies', { inForce: '2026-11-20', withdrawn: '2026-11-01' }, 'withdrawn lies before inForce'],
  ])('of %s cannot have days in the wrong order', (file, change, message) => {
    expect(faultsOf(file, file, change)).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  [
    'policies',
    '"id": "quality"',
    '"id": "qualty"',
    'The link "/policies#qualty" leads to no heading of /policies; did you mean "quality"?',
  ],
  [
    'policies',
    '"sample": true',
    '"successor": "x", "sample": true',
    'The link "/policies#x" leads to no heading of /policies',
  ],
  ['standards', '"standards": ["', '"standards": ["x', ' leads to no heading of /credentials; did you'],
])('a name in %s that is not there gives one message', (...[name, found, put, message]) => {
  const data = { ...real.data, [name]: (real.data[name] ?? '').replace(found, put) };
  const faults = checkContent({ ...real, data }, readComposition()).map(problemLine);
  expect(faults).toEqual([expect.stringContaining(message)]);
});

it('a remote.json that cannot be read gives its own message only', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'packages-'));
  await mkdir(path.join(root, 'remote-a'));
  await writeFile(path.join(root, 'remote-a/remote.json'), '{\n  "a": 1\n  "b": 2 }');
  const lines = linesOf({}, readComposition(root));
  await rm(root, { recursive: true });
  expect(lines).toEqual([expect.stringContaining('remote-a/remote.json:3:3 A comma is missing')]);
});

describe('one error in a page gives one message', () => {
  const cases: Cases = [
    ['/forms#documents', '/froms', '12:25 The link "/froms" leads to no page'],
    ['#documents', '#paper', '12:25 The link "/forms#paper" leads to no heading of /forms'],
    ['Forms /forms', 'Press /press', '7:1 The link "/press" leads to no page'],
    ['title: Careers', 'title: Jobs', '2:1 title: remote.json has "Careers" for /career'],
    ['You write', '::insert[news]\n\nYou write', '12:1 "::insert[news]" is no block'],
  ];

  it.each(cases)('%j, changed into %j: %s', (found, put, line) => {
    expect(linesAfter('pages', 'career', [found, put])).toEqual([
      expect.stringContaining(`content/pages/career.md:${line}`),
    ]);
  });

  it('a link to a missing entry of the page', () => {
    expect(linesAfter('pages', 'forms', ['job-welder', 'job-smith'])).toEqual([
      expect.stringContaining('The link "/career#job-smith" leads to no heading of /career'),
    ]);
  });

  it.each([
    ['title', 'Careers, open positions and how we hire people', '2:1 title: It has 64 characters'],
    ['description', 'Too short.', '3:1 description: It has 10 characters; write 70 to 160.'],
  ])('a %s of the wrong length for search engines', (name, text, line) => {
    const career = (files.pages.career ?? '').replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${text}`);
    const ownRoutes = composition.ownRoutes.map((route) =>
      route.screen === 'career' ? { ...route, [name]: text } : route,
    );
    expect(linesOf({ pages: { ...files.pages, career } }, { ...composition, ownRoutes })).toEqual([
      expect.stringContaining(`content/pages/career.md:${line}`),
    ]);
  });

  it.each(['warranty', 'constructor'])('a page without a route: %s', (name) => {
    expect(linesOf({ pages: { ...files.pages, [name]: files.pages.career ?? '' } })).toEqual([
      expect.stringContaining(`content/pages/${name}.md:1:1 No route of remote.json has this screen`),
    ]);
  });

  it('an unreadable page, without errors for pages that link to it', () => {
    expect(linesOf({ pages: { ...files.pages, forms: '' } })).toEqual([
      expect.stringMatching(/^content\/pages\/forms.md:1:1 A page begins with/),
    ]);
  });

  it('a route without a page', () => {
    const route = { path: '/gallery', screen: 'gallery', title: '', description: '' };
    expect(linesOf({}, { ...composition, ownRoutes: [...composition.ownRoutes, route] })).toEqual([
      expect.stringContaining('content/pages/gallery.md:1:1 The file is missing'),
    ]);
  });
});
