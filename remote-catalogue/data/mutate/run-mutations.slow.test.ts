import { expect, it } from '@jest/globals';
import { faultsOfImport, type JudgedImport } from './judge-import';
import { runMutations } from './run-mutations';

it('importing forty damaged sheets loses no article silently', async () => {
  const runs = [];
  for await (const run of runMutations(
    1,
    Array.from({ length: 40 }, (_, place) => place),
  ))
    runs.push(run);
  expect(runs.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(new Set(runs.map(({ isAccepted }) => isAccepted)).size).toBe(2);
});

it('an import that loses articles is detected', () => {
  const leather = 'industrial-gloves-leather.json';
  const article = (articleNo: string) => ({ articleNo, type: 'Industrial Gloves Leather', title: articleNo });
  const texts = (...numbers: readonly string[]) => new Map([[leather, JSON.stringify(numbers.map(article))]]);
  const run: JudgedImport = {
    sheet: { name: 'own', grid: [], headings: { articleNo: 'No', title: 'Title', type: 'Type' } },
    grid: [
      ['No', 'Title', 'Type'],
      ['B1', 'B1', 'Industrial Gloves Leather'],
    ],
    ...{ isWhole: true, mode: 'merge', code: 0, said: '', report: '' },
    before: texts('A1', 'A2'),
    after: texts('A1', 'A2', 'B1'),
  };
  expect(faultsOfImport(run)).toEqual([]);
  expect(faultsOfImport({ ...run, after: texts('A1', 'B1') })).toEqual([
    'lost A2',
    'a merge removed articles',
  ]);
  expect(faultsOfImport({ ...run, after: texts('A1', 'A2') })).toEqual(['lost B1 of the sheet']);
  expect(faultsOfImport({ ...run, after: texts('A1', 'A2', 'B1', 'b1') })).toContain('b1 is there twice');
  expect(faultsOfImport({ ...run, code: 1, said: 'Nothing was changed.' })).toEqual([
    `refused, but changed ${leather}`,
  ]);
});
