import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ppeCategoryText } from '../articles/facts/article-facts';
import { explainMarkings } from '../articles/standards/explain-markings';
import { markingTable } from '../articles/standards/marking-table';
import type { Command } from '../press/commands/command';
import { printPdf } from '../press/print/print-pdf';
import { readCatalogue } from '../press/read-catalogue';
import { readCatalogueFiles, typeWord } from '../press/source-files';

/** `data:sample-documents`: prints the documents of the sample anew, as the names of their files say. */
export const printDocuments: Command = async ({ print }) => {
  const sample = path.resolve('remote-catalogue/sample');
  const { articles, settings } = readCatalogue(readCatalogueFiles(sample));
  const { resolve } = createRequire(path.resolve('remote-catalogue/package.json'));
  const fonts = path.dirname(resolve('@expo-google-fonts/archivo/package.json'));
  const fontPaths = ['400Regular', '600SemiBold'].map((name) => path.join(fonts, name));
  const template = path.join(sample, 'print/document.typ');
  const names = await readdir(path.join(sample, 'documents'));
  for (const name of names) {
    const [of, kind, language, issued] = name.split('.');
    const article = articles.find(({ articleNo, type }) => articleNo === of || typeWord(type) === of);
    if (!article) throw new Error(`The sample has no article or type ${of}.`);
    const { articleNo, title, type, ext } = article;
    const facts = {
      name: articleNo === of ? `${of} ${title}` : `All of type ${type}`,
      type,
      category: ppeCategoryText(ext),
      certificate: ext.certificate,
      standards: explainMarkings(ext.ratings).map((marking) => markingTable(marking).heading),
    };
    const data = { kind, language, issued, imprint: settings.imprint, article: facts };
    await writeFile(path.join(sample, 'documents', name), printPdf({ template, fontPaths, data }));
  }
  print(`${names.length} documents in ${sample}/documents`);
  return 0;
};
