import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testFile, testFiles } from '../../src/testing/test-catalogue';
import { ownArticles } from '../source-files';
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
  return { code, lines, errors: lines.filter((line) => !line.startsWith('warning: ')).slice(0, -1) };
}

describe('data:check', () => {
  it('takes no file and no option', async () => {
    const call = checkCommand({ parameters: ['missing.json', '--fast'], print: () => {} });
    await expect(call).rejects.toThrow('leave out missing.json --fast');
  });

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
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(
          /^warning: \d+ articles \(QM101, .* and \d+ more\) without .* user instructions/,
        ),
        expect.stringContaining('demands: EU declarations of conformity'),
        expect.stringContaining('demands: EU type-examination certificates'),
        expect.stringContaining('3 certificates ended: QM101 on 2020-03-31, '),
        '8 files: no errors, 4 warnings',
      ],
    });
  });

  it('reports settings that name articles that do not exist', async () => {
    const file = path.join(own, '../catalogue.json');
    const good = testFiles().settings?.text ?? '';
    writeFileSync(file, good.replace('"cover": "XP301"', '"cover": "XP3O1"'));
    const { code, lines } = await check();
    writeFileSync(file, good);
    expect(code).toBe(1);
    expect(lines[0]).toBe(
      'remote-catalogue/catalogue/catalogue.json:3:12 cover "XP3O1": is no article of the catalogue. ' +
        'Did you mean “XP301”? [SETTINGS]',
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

  it('reports two titles that are equal but for the form of their letters', async () => {
    const [first, second] = ['Grain leather driver, shirred wrist', 'Goatskin driver, pale'];
    const text = leather.replace(first, 'Kälte').replace(second, 'Kälte'.normalize('NFD'));
    expect((await check(text)).errors).toEqual([expect.stringContaining('the same as of WL501')]);
  });
});
