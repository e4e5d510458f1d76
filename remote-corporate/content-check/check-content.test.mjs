import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '../content-compiler/content-folder.mjs';
import { problemLine } from 'shared-types/json/problems';
import { checkContent } from './check-content.mjs';
import { readComposition } from './composition.mjs';
import { readContentFiles } from './content-files.mjs';
import { latestDay } from './latest-day.mjs';
import { smallContent } from './testing/small-content.mjs';

const { files, composition, today } = smallContent;

/** @typedef {readonly (readonly [fault: string, found: string, put: string, line: string])[]} Cases */

/**
 * What is said after one change.
 *
 * @param {'pages' | 'data'} folder
 * @param {string} name
 * @param {{ found: string, put: string }} change
 */
function linesAfter(folder, name, { found, put }) {
  const before = files[folder][name] ?? '';
  const after = before.replace(found, () => put);
  if (after === before) throw new Error(`"${found}" does not stand in ${name}`);
  const changed = { ...files, [folder]: { ...files[folder], [name]: after } };
  return checkContent(changed, composition, today).map(problemLine);
}

const sentence = `${'word '.repeat(36)}end.`;

describe('valid content', () => {
  it('gives no messages', () => {
    expect(checkContent(files, composition, today)).toEqual([]);
  });

  it('includes the content of this remote', () => {
    const findings = checkContent(readContentFiles(contentFolder), readComposition(), latestDay());
    expect(findings.filter(({ isWarning }) => !isWarning).map(problemLine)).toEqual([]);
  });
});

describe('one error in a data file gives one message', () => {
  /** @type {Cases} */
  const cases = [
    [
      'an end before the start',
      '2027-01-22T18',
      '2027-01-12T18',
      '8:14 jobs[0].end: 2027-01-12T18:00:00+02:00 lies before the start, 2027-01-19T09:00:00+02:00; write the time at which it is over.',
    ],
    [
      'a time without its zone',
      '22T18:00:00+02:00',
      '22T18:00:00',
      '8:14 jobs[0].end: "2027-01-22T18:00:00" is not a time with its zone. Write day, time and zone.',
    ],
    [
      'a day that no calendar has',
      '2026-11-20',
      '2027-02-30',
      '9:21 jobs[0].validUntil: "2027-02-30" is not a day of the calendar. Write year, month and day.',
    ],
    [
      'a certificate that has ended',
      '2026-11-20',
      '2026-11-19',
      '9:21 jobs[0].validUntil: The certificate ended on 2026-11-19; write the new date, or take the certificate out.',
    ],
    [
      'an id that stands twice',
      '"cutter"',
      '"welder"',
      '17:13 jobs[1].id: "welder" is the id of entry 1 too; choose another.',
    ],
    [
      'an id of another form',
      '"cutter"',
      '"Cutter"',
      '17:13 jobs[1].id: "Cutter" has another form. Write small letters.',
    ],
    [
      'a missing line',
      ', "title": "Cutter"',
      '',
      '17:5 jobs[1].title: is missing; add the line. Write what the work is called.',
    ],
    [
      'a name with a typing error',
      '"remark"',
      '"remrak"',
      '15:7 jobs[0].remrak: is not known; use one of id, title, start, end, validUntil, articleNo, href, alt, status, sample, remark.',
    ],
    [
      'a name that stands twice',
      '"remark": ',
      '"remark": "A", "remark": ',
      '15:22 remark: stands twice between the same braces; keep one.',
    ],
    [
      'a word that is no choice',
      '"planned"',
      '"plannd"',
      '13:17 jobs[0].status: "plannd" is not one of the choices; write "planned" or "cancelled". Whether it takes place.',
    ],
    [
      'true in quotes',
      'true',
      '"true"',
      '14:17 jobs[0].sample: is not true or false; write true or false without quotes.',
    ],
    [
      'an empty text',
      '"None."',
      '""',
      '15:17 jobs[0].remark: is empty; write a text, or take the line out if it may be left out.',
    ],
    [
      'a picture with a long text',
      '"A welder."',
      `"${'Red.'.repeat(40)}"`,
      '12:14 jobs[0].alt: has 160 characters, 150 are the most; shorten it. Say what is seen.',
    ],
    [
      'a link to no page',
      '/contact-us?items=QM101',
      '/contact',
      '11:15 jobs[0].href: The link "/contact" leads to no page; take an address from the site map.',
    ],
    [
      'a link to a category that is none',
      '/contact-us?items=QM101',
      '/products/glvoes',
      '11:15 jobs[0].href: The link "/products/glvoes" leads to no page; take an address from the site map.',
    ],
    [
      'a link to no place of a page',
      '/contact-us?items=QM101',
      '/forms#paper',
      '11:15 jobs[0].href: The link "/forms#paper" leads to no heading of /forms; write a heading of it in small letters with hyphens.',
    ],
    [
      'an unknown article in an enquiry',
      'items=QM101',
      'items=QM101,ZZ999',
      '11:15 jobs[0].href: "ZZ999" is no article of the catalogue; correct the number, or run "npm start" if the article is new.',
    ],
    [
      'an unknown article',
      '"articleNo": "QM101"',
      '"articleNo": "ZZ999"',
      '10:20 jobs[0].articleNo: "ZZ999" is no article of the catalogue; correct the number, or run "npm start" if the article is new.',
    ],
    [
      'a file without a schema',
      '  "$schema": "../schema/jobs.schema.json",\n',
      '',
      '1:1 the file: names no schema; begin the file with "$schema": "../schema/jobs.schema.json".',
    ],
    [
      'a schema that is not there',
      'jobs.schema',
      'job.schema',
      '2:14 $schema: names no schema; begin the file with "$schema": "../schema/jobs.schema.json".',
    ],
    ['a missing comma', '"welder",', '"welder"', '6:7 A comma is missing before this. Add it.'],
    [
      'a comma too many in a list',
      '"Cutter" }',
      '"Cutter" },',
      '18:3 A value is missing here. Add it, or remove a comma before "]".',
    ],
    [
      'a comma too many in an entry',
      '"Cutter" }',
      '"Cutter", }',
      '17:42 A key in double quotes is missing here. Add it, or remove a comma before "}".',
    ],
    ['a missing quote', '"None."', '"None.', '15:17 The closing quote is missing. Add it on the same line.'],
    [
      'a long sentence, as a warning',
      'None.',
      sentence,
      '15:17 warning: jobs[0].remark: The sentence has 37 words; it reads better as two.',
    ],
  ];

  it.each(cases)('%s', (...[, found, put, line]) => {
    expect(linesAfter('data', 'jobs', { found, put })).toEqual([`content/data/jobs.json:${line}`]);
  });

  it('a link to a missing anchor of the page that shows the file', () => {
    expect(linesAfter('data', 'requests', { found: '#documents', put: '#papers' })).toEqual([
      'content/data/requests.json:4:62 entries[0].href: The link "#papers" leads to no heading of /forms; write a heading of it in small letters with hyphens.',
    ]);
  });

  it('a second data file where pages read only one', () => {
    const data = { ...files.data, 'more-jobs': files.data.jobs ?? '' };
    expect(checkContent({ ...files, data }, composition, today).map(problemLine)).toEqual([
      'content/data/more-jobs.json:2:14 $schema: No page reads this file; put its entries into content/data/jobs.json.',
    ]);
  });

  it('an event of the real list that ends before it starts', () => {
    const real = readContentFiles(contentFolder);
    const events = (real.data.events ?? '').replace(/"end": "\d{4}/, '"end": "1999');
    const findings = checkContent(
      { ...real, data: { ...real.data, events } },
      readComposition(),
      latestDay(),
    );
    expect(findings.map(problemLine)).toEqual([
      expect.stringMatching(
        /^content\/data\/events\.json:\d+:\d+ events\[0\]\.end: .* lies before the start/,
      ),
    ]);
  });
});

describe('one error in a page gives one message', () => {
  /** @type {Cases} */
  const cases = [
    [
      'a script',
      'You write',
      '<script>alert(1)</script>\n\nYou write',
      '12:1 HTML is not allowed; write the same in Markdown.',
    ],
    [
      'an element in a sentence',
      'You write',
      'You <b>write</b>',
      '12:5 HTML is not allowed; write the same in Markdown.',
    ],
    [
      'a heading jump',
      'You write',
      '#### Deep\n\nYou write',
      '12:1 The heading jumps from level 2 to 4; use level 3.',
    ],
    [
      'a picture without text',
      'You write',
      '![](/glove.png)\n\nYou write',
      '12:1 Pictures do not stand in a text; take the line out and ask for a place on the page.',
    ],
    [
      'an unknown block',
      'You write',
      ':::carousel\n\nYou write',
      '12:1 ":::carousel" is not known; use one of note, sample, contact, insert, facts, steps, cards, timeline.',
    ],
    [
      'a link that says "click here"',
      'what to send',
      'Click here',
      '12:25 The link text "Click here" does not say where it goes; name the page.',
    ],
    [
      'a link to no page',
      '/forms#documents',
      '/froms',
      '12:40 The link "/froms" leads to no page; take an address from the site map.',
    ],
    [
      'words of the search for no heading',
      'updated: 2026-11-12',
      'updated: 2026-11-12\nsearch: jobs; salary #pay',
      '7:1 search: The page has no heading "#pay"; write a heading of it in small letters with hyphens.',
    ],
    [
      'words of the search in another form',
      'updated: 2026-11-12',
      'updated: 2026-11-12\nsearch: jobs,, vacancy',
      '7:1 search: A word is missing between two commas; write it, or take a comma out.',
    ],
    [
      'a link to no heading',
      '#documents',
      '#paper',
      '12:40 The link "/forms#paper" leads to no heading of /forms; write a heading of it in small letters with hyphens.',
    ],
    [
      'an unknown article',
      'QM101',
      'ZZ999',
      '12:75 "ZZ999" is no article of the catalogue; correct the number, or run "npm start" if the article is new.',
    ],
    [
      'a parent that is no page',
      'Forms /forms',
      'Press /press',
      '7:15 The link "/press" leads to no page; take an address from the site map.',
    ],
    [
      'a title that is not that of the descriptor',
      'title: Careers',
      'title: Jobs',
      '2:1 title: remote.json says "Careers" for /career; write the same in both.',
    ],
    [
      'a day that is none',
      '2026-11-12',
      '2026-11-31',
      '6:1 "2026-11-31" is not a date; write year, month and day: 2026-11-12.',
    ],
    [
      'a long sentence, as a warning',
      'You write',
      `Short. ${sentence} You write`,
      '12:8 warning: The sentence has 37 words; it reads better as two.',
    ],
  ];

  it.each(cases)('%s', (...[, found, put, line]) => {
    expect(linesAfter('pages', 'career', { found, put })).toEqual([`content/pages/career.md:${line}`]);
  });

  it('a link to a missing entry of the page', () => {
    expect(linesAfter('pages', 'forms', { found: 'job-welder', put: 'job-smith' })).toEqual([
      'content/pages/forms.md:13:9 The link "/career#job-smith" leads to no heading of /career; write a heading of it in small letters with hyphens.',
    ]);
  });

  it.each([
    [
      'title',
      'Careers, open positions and how we hire people',
      '2:1 title: "Careers, open positions and how we hire people | Handwell Safety" has 64 characters, 60 are the most; shorten it.',
    ],
    ['description', 'Too short.', '3:1 description: It has 10 characters; write 70 to 160.'],
  ])('a %s of the wrong length for search engines', (name, text, line) => {
    const career = (files.pages.career ?? '').replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${text}`);
    const ownRoutes = composition.ownRoutes.map((route) =>
      route.screen === 'career' ? { ...route, [name]: text } : route,
    );
    const changed = { ...files, pages: { ...files.pages, career } };
    expect(checkContent(changed, { ...composition, ownRoutes }, today).map(problemLine)).toEqual([
      `content/pages/career.md:${line}`,
    ]);
  });

  it('a page without a route', () => {
    const changed = { ...files, pages: { ...files.pages, warranty: files.pages.career ?? '' } };
    expect(checkContent(changed, composition, today).map(problemLine)).toEqual([
      'content/pages/warranty.md:1:1 No route of remote.json has the screen "warranty"; add one, or take the page out.',
    ]);
  });

  it('a page named like a property of every object', () => {
    const pages = { ...files.pages, constructor: files.pages.career ?? '' };
    const lines = checkContent({ ...files, pages }, composition, today).map(problemLine);
    expect(lines).toEqual([expect.stringContaining('No route of remote.json has the screen "constructor"')]);
  });

  it('an unreadable page, without errors for pages that link to it', () => {
    const pages = { ...files.pages, forms: '' };
    const lines = checkContent({ ...files, pages }, composition, today).map(problemLine);
    expect(lines).toEqual([expect.stringMatching(/^content\/pages\/forms.md:1:1 A page begins with/)]);
  });

  it('an insert of another page, and an insert used twice', () => {
    const real = readContentFiles(contentFolder);
    const pages = {
      ...real.pages,
      media: `${real.pages.media}\n:::insert news\n\n:::insert goals\n`,
    };
    const lines = checkContent({ ...real, pages }, readComposition(), latestDay()).filter(
      ({ isWarning }) => !isWarning,
    );
    expect(lines.map(({ message }) => message)).toEqual([
      '":::insert news" stands twice; keep one.',
      '":::insert goals" shows nothing on this page; take it out.',
    ]);
  });

  it('a route without a page', () => {
    const ownRoutes = [
      ...composition.ownRoutes,
      { path: '/gallery', screen: 'gallery', title: '', description: '' },
    ];
    expect(checkContent(files, { ...composition, ownRoutes }, today).map(problemLine)).toEqual([
      'content/pages/gallery.md:1:1 The page of /gallery is missing; add the file, or take the route out of remote.json.',
    ]);
  });
});

it('without a catalogue, article numbers are not checked', () => {
  const jobs = (files.data.jobs ?? '').replaceAll('QM101', 'ZZ999');
  const changed = { ...files, data: { ...files.data, jobs } };
  expect(checkContent(changed, { ...composition, articleNumbers: undefined }, today)).toEqual([]);
});
