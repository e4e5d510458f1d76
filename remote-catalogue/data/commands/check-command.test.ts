/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../source-files';
import { articleFolder } from '../source/article-folder';
import { isHalfReplaced, markReady, writeUnfinished } from '../source/replace-files';
import { checkCommand } from './check-command';

const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const leather = sourceFiles.find(({ name }) => name.includes('leather'))?.text ?? '';

async function check(text: string) {
  const file = path.join(folder, 'leather.json');
  writeFileSync(file, text);
  const lines: string[] = [];
  const code = await checkCommand({
    parameters: [file],
    print: (line) => lines.push(line.replaceAll(file, 'leather.json')),
  });
  return { code, lines, errors: lines.filter((line) => !line.includes(' warning: ')).slice(0, -1) };
}

/** The articles of the file, each with the text around it. */
const chunks = leather.split(/(?=^ {2}\{\n {4}"articleNo")/m);

/** What is replaced in an article, and what is then said of it. */
type Mistake = readonly [articleNo: string, from: string | RegExp, to: string, said: string];

const twelve: readonly Mistake[] = [
  ['LG501', '"3122X"', '"4X43G"', 'ratings.en388.code "4X43G": place 5 (ISO cut) must be A-F or X [E388-P5]'],
  ['LG502', '"title": "', '"title": "<b>', 'must be plain text, without markup [HTML]'],
  ['LG503', '"cuff":', '"cuf":', 'unknown key; the nearest known one is “cuff” [KEY]'],
  [
    'LG504',
    'lg504.svg',
    'lg405.svg',
    'image "lg405.svg": must be named after the article, lg504.svg, or be left out [IMAGE]',
  ],
  ['LG505', '"10",', '"10", "9",', 'sizes.values.1 "9": must stand in ascending order, and once [SIZES]'],
  [
    'LG506',
    '"name":',
    '"percent": 90, "name":',
    'materials.0: the shares of palm make 90 %, not 100 % [PERCENT]',
  ],
  [
    'LG507',
    '"Industrial Gloves Leather"',
    '"Mechanics Gloves General"',
    'articleNo "LG507": must begin with MG',
  ],
  ['LG508', '"description": "', `"description": "${'x'.repeat(260)}`, 'longer than 260 characters [LENGTH]'],
  ['LG509', '"unit": "pair"', '"unit": "pairs"', 'packing.unit "pairs": must be one of pair, piece [CHOICE]'],
  ['LG510', '"ppeCategory": 2', '"ppeCategory": 2, "ppeCategory": 3', 'ppeCategory: stands already at'],
  ['LG512', /lg512/gi, 'LG511', 'articleNo "LG511": the same as of LG511 at leather.json:'],
  [
    'LG514',
    /"LG\d+"(?=[^:]*\])/,
    '"LG999"',
    'alsoAvailableIn.0 "LG999": is no number of another article [LINK]',
  ],
];

/** Does the same to one article of the file. */
const withMistake = (articles: readonly string[], [articleNo, from, to]: Mistake): readonly string[] =>
  articles.map((text) => (text.includes(`"articleNo": "${articleNo}"`) ? text.replace(from, to) : text));

describe('data:check', () => {
  it('finishes an import that was cut off, and does not trust what it read before', async () => {
    const root = process.cwd();
    const cutOff = path.join(folder, articleFolder);
    await writeUnfinished(cutOff, new Map([['industrial-gloves-leather.json', '[]\n']]));
    await markReady(cutOff);
    process.chdir(folder);
    try {
      const lines: string[] = [];
      expect(await checkCommand({ parameters: [], print: (line) => lines.push(line) })).toBe(1);
      expect(lines).toEqual(['An import that was cut off is finished now. Check again.']);
    } finally {
      process.chdir(root);
    }
    expect(isHalfReplaced(cutOff)).toBe(false);
  });

  it('finds nothing wrong in the catalogue', async () => {
    const lines: string[] = [];
    expect(await checkCommand({ parameters: [], print: (line) => lines.push(line) })).toBe(0);
    expect(lines.at(-1)).toMatch(/^8 files: no errors/);
  });

  it('refuses a file that is not there', async () => {
    expect(await checkCommand({ parameters: ['absent.json'], print: () => undefined })).toBe(2);
  });

  it('names every one of twelve planted mistakes', async () => {
    const text = twelve.reduce(withMistake, chunks).join('').replace('LG511.svg', 'lg511.svg');
    const { code, errors } = await check(text);
    expect(code).toBe(1);
    expect(errors).toEqual(twelve.map(([, , , said]) => expect.stringContaining(said)));
    for (const line of errors) expect(line).toMatch(/^leather\.json:\d+:\d+ LG5\d\d [\w.]+( "|:)/);
  });
});
