import { writeFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { productTypes } from '../../src/model/product-types';
import { readSourceFolder } from '../source/source-folder';
import { filesIn, makeTestFolder, neededHeadings, runImportIn } from '../testing/import-run';

interface Row {
  readonly articleNo: string;
  readonly type: string;
  readonly title: string;
}

const rows = fc.uniqueArray(
  fc.record<Row>({
    articleNo: fc.stringMatching(/^[A-Z]{2}[0-9]{1,4}(?:[._-][0-9A-Z]{1,3})?$/),
    type: fc.constantFrom(...productTypes),
    title: fc.stringMatching(/^[A-Za-zäöüßé][A-Za-z0-9äöüßé,;:"'“” ]{0,40}[A-Za-z0-9]$/),
  }),
  { selector: ({ articleNo }) => articleNo.toLowerCase(), minLength: 1, maxLength: 8 },
);

/** What programs, copies and mail do to a file. */
const damages: Readonly<Record<string, (bytes: Buffer, place: number) => Buffer>> = {
  none: (bytes) => bytes,
  'byte order mark': (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  'UTF-16': (bytes) => Buffer.from(`\ufeff${String(bytes)}`, 'utf16le'),
  'cut off': (bytes, place) => bytes.subarray(0, Math.floor(place * bytes.length)),
  'a byte changed': (bytes, place) =>
    bytes.map((byte, index) => (index === Math.floor(place * bytes.length) ? byte ^ 1 : byte)) as Buffer,
  'a quote too many': (bytes, place) => {
    const at = Math.floor(place * bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from('"'), bytes.subarray(at)]);
  },
};

const intact = ['none', 'byte order mark', 'UTF-16'];

it('an import keeps every article or changes nothing, whatever happened to the sheet', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        sheet: rows,
        mode: fc.constantFrom('--merge', '--replace'),
        delimiter: fc.constantFrom(',', ';', '\t'),
        damage: fc.constantFrom(...Object.keys(damages)),
        place: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
      async ({ sheet, mode, delimiter, damage, place }) => {
        const test = await makeTestFolder();
        const before = await filesIn(test.into);
        const earlier = await articlesIn(test.into);
        const grid = sheet.map(({ articleNo, type, title }) => [articleNo, type, title, 'Driving']);
        const bytes = Buffer.from(stringify([neededHeadings, ...grid], { delimiter }));
        await writeFile(test.place('sheet.csv'), damages[damage]?.(bytes, place) ?? bytes);
        const { code, said, report } = await runImportIn(test, test.place('sheet.csv'), mode);
        if (code !== 0) {
          expect(said).toContain('Nothing was changed.');
          expect(await filesIn(test.into)).toEqual(before);
          expect(intact).not.toContain(damage);
        } else {
          const after = await articlesIn(test.into);
          const gone = [...earlier.keys()].filter((number) => !after.has(number));
          if (mode === '--merge') expect(gone).toEqual([]);
          for (const number of gone) expect(report).toMatch(new RegExp(`^removed,,,${number},`, 'm'));
          if (intact.includes(damage))
            for (const { articleNo, type, title } of sheet)
              expect(after.get(articleNo)).toMatchObject({ type, title });
        }
        await test.remove();
      },
    ),
    { numRuns: 60 },
  );
});

const articlesIn = async (folder: string): Promise<ReadonlyMap<string, Row>> =>
  new Map(
    ([...(await readSourceFolder(folder)).values()].flat() as Row[]).map((article) => [
      article.articleNo,
      article,
    ]),
  );
