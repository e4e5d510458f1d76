import { describe, expect, it } from '@jest/globals';
import { documentsFor, shownDocuments } from './documents';

describe('the documents of an article', () => {
  it('are files with their size, and what is sent on request', () => {
    const shown = shownDocuments([
      { kind: 'data-sheet', state: 'generated', address: '/assets/a.pdf', sizeBytes: 38_123 },
      { kind: 'declaration', state: 'on-request' },
    ]);
    expect(shown).toEqual([
      {
        kind: 'data-sheet',
        name: 'Data sheet',
        file: { address: '/assets/a.pdf', about: 'PDF, 38\u00a0KB' },
      },
      { kind: 'declaration', name: 'Declaration of conformity' },
    ]);
  });

  it('are none without a file or a way to request it', () => {
    expect(shownDocuments([{ kind: 'data-sheet', state: 'generated' }])).toEqual([]);
  });

  it('are sent on request only for protective equipment', () => {
    expect(documentsFor(true).map(({ kind }) => kind)).toEqual(['user-information', 'declaration']);
    expect(documentsFor(false)).toEqual([]);
  });
});
