import { describe, expect, it } from '@jest/globals';
import { demandedKinds, documentsOf, shownDocuments } from './documents';
import type { ArticleDocument, Product } from './product';

const file = (kind: ArticleDocument['kind'], language: string): ArticleDocument => ({
  kind,
  state: 'supplied',
  language,
  issued: '2026-03-01',
  address: `/assets/${kind}-${language}.pdf`,
  sizeBytes: 38_123,
});
const certificate = { body: 'Sample Body', number: '0000-1', validUntil: '2029-06-30' };
const glove = (ext: Product['ext'] & object) =>
  ({ articleNo: 'A101', type: 'Mechanics Gloves General', ext }) as const;

describe('the documents of an article', () => {
  it.each([
    [undefined, []],
    [1, ['instructions', 'declaration']],
    [2, ['instructions', 'declaration', 'certificate']],
    [3, ['instructions', 'declaration', 'certificate']],
  ])('that the Regulation demands in category %s are %j', (ppeCategory, kinds) => {
    expect(demandedKinds({ ppeCategory })).toEqual(kinds);
    expect(documentsOf({ ppeCategory })).toEqual(kinds.map((kind) => ({ kind, state: 'on-request' })));
  });

  it('are shown with size, language and day, with their certificate, or as sent on request', () => {
    const sheet = { kind: 'data-sheet', state: 'generated', address: '/assets/a.pdf' } as const;
    const documents = [
      sheet,
      file('declaration', 'en'),
      { kind: 'certificate', state: 'on-request' },
    ] as const;
    expect(shownDocuments(glove({ documents, certificate }))).toEqual([
      {
        kind: 'data-sheet',
        name: 'Data sheet',
        files: [{ address: '/assets/a.pdf', fileName: 'A101-data-sheet.pdf', about: 'PDF', edition: '' }],
      },
      {
        kind: 'declaration',
        name: 'EU declaration of conformity',
        files: [
          {
            address: '/assets/declaration-en.pdf',
            fileName: 'A101-declaration-en.pdf',
            about: 'PDF, 38\u00a0KB',
            edition: 'English, 1 March 2026',
          },
        ],
      },
      {
        kind: 'certificate',
        name: 'EU type-examination certificate',
        files: [],
        certificate: { ...certificate, lastDay: '30 June 2029' },
      },
    ]);
  });

  it('are none without a file or a way to request it', () => {
    expect(shownDocuments(glove({ documents: [{ kind: 'data-sheet', state: 'generated' }] }))).toEqual([]);
  });
});
