import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from '../press/commands/command';
import { readCatalogueFiles, settingsFile } from '../press/source-files';
import { printDocuments } from './documents';

interface SampleArticle {
  readonly articleNo: string;
  readonly title: string;
}

/**
 * `data:generate COUNT`: writes the sample again and again under other numbers into `.cache/articles/COUNT`, to build a
 * catalogue of at least so many articles. @returns 2 if the count cannot be used
 */
const generate: Command = async ({ parameters: [text = ''], print }) => {
  if (!/^[1-9]\d*$/.test(text)) {
    print('Give a number of articles: npm run data:generate -- 10000');
    return 2;
  }
  const { articles: files, settings } = readCatalogueFiles('remote-catalogue/sample');
  const sample = files.map((file) => JSON.parse(file.text) as readonly SampleArticle[]);
  const copies = Math.ceil(Number(text) / sample.flat().length);
  const folder = path.join('.cache/articles', text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'articles'), { recursive: true });
  for (const [place, { name }] of files.entries()) {
    const articles = Array.from({ length: copies }, (_, copy) =>
      (sample[place] ?? []).map((article) => copyOf(article, copy)),
    );
    await writeFile(path.join(folder, 'articles', path.basename(name)), JSON.stringify(articles.flat()));
  }
  await writeFile(path.join(folder, settingsFile), settings?.text ?? '{}');
  print(`${copies * sample.flat().length} articles in ${folder}`);
  return 0;
};

/** No article has the title of another one; a title has 80 characters at most. */
const copyOf = (article: SampleArticle, copy: number): object =>
  copy === 0
    ? article
    : {
        ...article,
        articleNo: `${article.articleNo}-${copy}`,
        title: `${article.title.slice(0, 70)}, ${copy}`,
        image: undefined,
      };

/** What `npm run data:<name>` runs while this folder is there. */
export const commands: Readonly<Record<string, Command>> = {
  generate,
  'sample-documents': printDocuments,
};
