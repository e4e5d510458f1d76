import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import { temporaryFolder } from '../testing/temporary-folder';
import { judgeDocuments, publishDocuments } from './document-files';
import { endedCertificates } from './lacked-documents';

const place = temporaryFolder();

const [first, second] = testArticles().filter(({ type }) => type === 'Mechanics Gloves General');
const articles = [first, second].flatMap((article) => article ?? []);

const judge = (files: Readonly<Record<string, string>>, isRequired = false) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(place(name), text);
  return judgeDocuments(place(), {
    articles,
    settings: isRequired ? { documents: 'required' } : {},
  });
};

describe('a folder of documents', () => {
  it.each([
    ['QM101.declaration.en.pdf', '%PDF-', /is not read\. Name it by article number or type, kind/],
    ['QM101.declaration.en.2026-03-01.docx', '', /and save it as PDF: A101/],
    ['QM999.declaration.en.2026-03-01.pdf', '%PDF-', /no article or type “qm999”/],
    ['QM101.declaration.zz.2026-03-01.pdf', '%PDF-', /“zz” is no language/],
    ['QM101.declaration.en.2026-02-30.pdf', '%PDF-', /“2026-02-30” is no day/],
    ['QM101.declaration.en.2026-03-01.pdf', 'PK', /is no PDF file/],
    ['QM101.declaration.en.2026-03-01.pdf', `%PDF-${' '.repeat(20_000_001)}`, /has 21 MB/],
  ])('refuses %s', (name, text, message) => {
    expect(judge({ [name]: text }).faults).toEqual([
      { file: place(name), message: expect.stringMatching(message) },
    ]);
  });

  it('has one file of a kind, article and language', () => {
    const names = ['QM101.declaration.en.2025-03-01.pdf', 'qm101.Declaration.EN.2026-03-01.PDF'];
    const { faults } = judge(Object.fromEntries(names.map((name) => [name, '%PDF-'])));
    expect(faults).toEqual([
      { file: expect.anything(), message: expect.stringContaining('remove the older one') },
    ]);
  });

  it('is published by article, with equal files at one address', () => {
    const { files } = judge({
      'QM101.instructions.en.2026-03-01.pdf': '%PDF-1',
      'mechanics-gloves-general.instructions.fr.2026-03-01.pdf': '%PDF-1',
      'mechanics-gloves-general.declaration.de.2026-04-01.pdf': '%PDF-1',
      '.DS_Store': '',
    });
    const published = publishDocuments(files, { emitAsset: (bytes) => `/assets/${String(bytes)}.pdf` });
    const file = { state: 'supplied', address: '/assets/%PDF-1.pdf', sizeBytes: 6 };
    const english = { ...file, kind: 'instructions', language: 'en', issued: '2026-03-01' };
    const german = { ...file, kind: 'declaration', language: 'de', issued: '2026-04-01' };
    // An article shows its own files of a kind, else those of its type.
    expect([...published]).toEqual([
      ['QM101', [english, german]],
      ['QM102', [german, { ...english, language: 'fr' }]],
    ]);
  });

  it('warns of what the Regulation demands and articles lack, or refuses it where it is required', () => {
    const files = { 'mechanics-gloves-general.instructions.en.2026-03-01.pdf': '%PDF-' };
    const lines = [
      expect.stringMatching(
        /^2 articles \(QM101, QM102\) without .*EU declarations of conformity \(articles 8\(8\)/,
      ),
      expect.stringMatching(/^1 article \(QM102\) without .*“Certificate …”$/),
    ];
    expect(judge(files)).toMatchObject({ faults: [], warnings: lines });
    const faults = lines.map((message) => ({ file: place(), message: message as unknown }));
    expect(judge(files, true)).toMatchObject({ faults, warnings: [] });
  });
});

it('a certificate has ended on the day after its last one', () => {
  const certified = articles.map((article) => ({
    ...article,
    ext: { ...article.ext, certificate: { body: 'Body', number: '1', validUntil: '2026-06-30' } },
  }));
  expect(endedCertificates(certified, '2026-06-30')).toEqual([]);
  expect(endedCertificates(certified, '2026-07-01')).toEqual([
    expect.stringMatching(/^2 certificates ended: QM101 on 2026-06-30, QM102/),
  ]);
});
