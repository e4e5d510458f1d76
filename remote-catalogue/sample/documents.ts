import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { typeWord } from '../articles/documents';
import { ppeCategoryText } from '../articles/facts/article-facts';
import { markingText } from '../articles/ratings';
import { ratedStandards } from '../articles/standards/standard-names';
import type { SourceArticle } from '../press/article-schema';
import type { Command } from '../press/commands/command';
import { printPdf } from '../press/print/print-pdf';
import { readCatalogue } from '../press/read-catalogue';
import { readCatalogueFiles } from '../press/source-files';

/** Documents of the sample: of a few articles, so that pages show both states. */
const names = [
  'mechanics-gloves-general.instructions.en.2026-03-02',
  'MG101.declaration.en.2026-03-02',
  'MG101.declaration.de.2026-03-02',
  'MG101.certificate.en.2024-07-01',
  'IP301.instructions.en.2026-03-02',
  'IP301.declaration.en.2026-03-02',
  'IP301.certificate.en.2025-04-01',
  'LG501.declaration.en.2021-07-01',
  'LG501.certificate.en.2021-07-01',
  'FR601.instructions.en.2026-03-02',
  'FR601.declaration.en.2026-03-02',
  'FR601.certificate.en.2025-04-01',
];

/** `data:sample-documents`: prints the documents of the sample anew; each page says that it is a sample. */
export const printDocuments: Command = async ({ print }) => {
  const sample = path.resolve('remote-catalogue/sample');
  const { articles, settings } = readCatalogue(readCatalogueFiles(sample));
  const { resolve } = createRequire(path.resolve('remote-catalogue/package.json'));
  const fonts = path.dirname(resolve('@expo-google-fonts/archivo/package.json'));
  const fontPaths = ['400Regular', '600SemiBold'].map((name) => path.join(fonts, name));
  await rm(path.join(sample, 'documents'), { recursive: true, force: true });
  await mkdir(path.join(sample, 'documents'));
  for (const name of names) {
    const [of, kind, language, issued] = name.split('.');
    const found = articles.find(({ articleNo, type }) => articleNo === of || typeWord(type) === of);
    if (!found) throw new Error(`The sample has no article or type ${of}.`);
    const article = factsOf(
      found,
      found.articleNo === of ? `${of} ${found.title}` : `All of type ${found.type}`,
    );
    const data = { kind, language, issued, imprint: settings.imprint, article };
    const pdf = printPdf({ template: path.join(sample, 'print/document.typ'), fontPaths, data });
    await writeFile(path.join(sample, 'documents', `${name}.pdf`), pdf);
  }
  print(`${names.length} documents in ${sample}/documents`);
  return 0;
};

const factsOf = ({ type, ext }: SourceArticle, name: string) => ({
  name,
  type,
  category: ppeCategoryText(ext),
  certificate: ext.certificate,
  standards: ratedStandards.flatMap((standard) => {
    const rating = ext.ratings?.[standard];
    return rating ? `${markingText(standard, rating)} (${rating.edition})` : [];
  }),
});
