import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testFile, testFiles } from '../../src/testing/test-catalogue';
import { ownArticles } from '../source/catalogue-folder';
import { isHalfReplaced, markReady, writeUnfinished } from '../source/replace-files';
import { checkCommand } from './check-command';

const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
const own = path.join(folder, ownArticles());
const root = process.cwd();

/** The commands find the tests' catalogue as the site's own. */
beforeAll(() => {
  mkdirSync(own, { recursive: true });
  for (const { name, text } of testFiles().articles) writeFileSync(path.join(own, path.basename(name)), text);
  writeFileSync(path.join(own, '../catalogue.json'), testFiles().settings?.text ?? '');
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

const leather = testFile('industrial-gloves-leather');

async function check(text = leather) {
  const file = path.join(own, 'industrial-gloves-leather.json');
  writeFileSync(file, text);
  const lines: string[] = [];
  const code = await checkCommand({ parameters: [], print: (line) => lines.push(line) });
  writeFileSync(file, leather);
  return { code, lines, errors: lines.filter((line) => !line.includes(' warning: ')).slice(0, -1) };
}

/** The articles of the file, each with the text around it. */
const chunks = leather.split(/(?=^ {2}\{\n {4}"articleNo")/m);

/** What is replaced in an article, and what is then said of it. */
type Mistake = readonly [articleNo: string, from: string | RegExp, to: string, said: string];

const twelve: readonly Mistake[] = [
  [
    'WL501',
    '"3122X"',
    '"4X43G"',
    'ratings.en388.code "4X43G": position 5 (ISO cut) must be A-F or X [E388-P5]',
  ],
  ['WL502', '"title": "', '"title": "<b>', 'must be plain text, without markup [HTML]'],
  ['WL503', '"cuff":', '"cuf":', 'unknown key: did you mean "cuff"? [KEY]'],
  [
    'WL504',
    'wl504.svg',
    'wl405.svg',
    'image "wl405.svg": must be named after the article, wl504.svg, or be left out [IMAGE]',
  ],
  ['WL505', '"10",', '"10", "9",', 'sizes.values.1 "9": must stand in ascending order, and once [SIZES]'],
  [
    'WL506',
    '"name":',
    '"percent": 90, "name":',
    'materials.0: the shares of palm make 90 %, not 100 % [PERCENT]',
  ],
  [
    'WL507',
    '"Industrial Gloves Leather"',
    '"Mechanics Gloves General"',
    'articleNo "WL507": must begin with QM',
  ],
  ['WL508', '"description": "', `"description": "${'x'.repeat(260)}`, 'longer than 260 characters [LENGTH]'],
  ['WL509', '"unit": "pair"', '"unit": "pairs"', 'packing.unit "pairs": must be one of pair, piece [CHOICE]'],
  ['WL510', '"ppeCategory": 2', '"ppeCategory": 2, "ppeCategory": 3', 'ppeCategory: stands already at'],
  ['WL512', /wl512/gi, 'WL511', 'articleNo "WL511": the same as of WL511 at '],
  [
    'WL514',
    /"WL\d+"(?=[^:]*\])/,
    '"WL999"',
    'alsoAvailableIn.0 "WL999": is no number of another article [LINK]',
  ],
];

/** Does the same to one article of the file. */
const withMistake = (articles: readonly string[], [articleNo, from, to]: Mistake): readonly string[] =>
  articles.map((text) => (text.includes(`"articleNo": "${articleNo}"`) ? text.replace(from, to) : text));

describe('data:check', () => {
  it('finishes an interrupted import, and asks to check again', async () => {
    await writeUnfinished(own, new Map([['industrial-gloves-leather.json', leather]]));
    await markReady(own);
    expect(await check()).toMatchObject({
      code: 1,
      lines: ['An import that was cut off is finished now. Check again.'],
    });
    expect(isHalfReplaced(own)).toBe(false);
  });

  it('reports no problem in the catalogue', async () => {
    const { code, lines } = await check();
    expect({ code, lines }).toEqual({ code: 0, lines: [expect.stringMatching(/^8 files: no errors/)] });
  });

  it('reports settings that name articles that do not exist', async () => {
    const file = path.join(own, '../catalogue.json');
    const good = testFiles().settings?.text ?? '';
    writeFileSync(file, good.replace('"WL503"', '"WL5O3"'));
    const { code, lines } = await check();
    writeFileSync(file, good);
    expect(code).toBe(1);
    expect(lines[0]).toBe(
      'remote-catalogue/catalogue/catalogue.json:13:34 featured.2 "WL5O3": is no article of the catalogue. ' +
        'Did you mean “WL503”? [SETTINGS]',
    );
  });

  it('reports every file that is no photograph of an article', async () => {
    const photos = path.join(own, '../photos');
    mkdirSync(path.join(photos, 'new'), { recursive: true });
    for (const name of ['WL999.jpg', 'WL501']) writeFileSync(path.join(photos, name), '');
    const { code, errors } = await check();
    rmSync(photos, { recursive: true });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [
        expect.stringContaining('WL501:1:1 is not read. Save it as JPEG'),
        expect.stringContaining('WL999.jpg:1:1 there is no article of this number'),
        expect.stringContaining('new:1:1 is a folder'),
      ],
    });
  });

  it('reports each of twelve planted mistakes', async () => {
    const text = twelve.reduce(withMistake, chunks).join('').replace('WL511.svg', 'wl511.svg');
    const { code, errors } = await check(text);
    expect(code).toBe(1);
    expect(errors).toEqual(twelve.map(([, , , said]) => expect.stringContaining(said)));
    for (const line of errors) expect(line).toMatch(/gloves-leather\.json:\d+:\d+ WL5\d\d [\w.]+( "|:)/);
  });
});
