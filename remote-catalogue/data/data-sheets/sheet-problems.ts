import { positionAt } from 'shared-types/json/problems';
import type { SourceArticle } from '../article-schema';
import { fontFiles } from '../catalogues/font-files';
import { missing, openFont } from '../catalogues/open-font';
import { codePointOf } from '../check/hidden-character';
import type { Problem } from '../check/problem';
import type { SourceText } from '../source-files';
import { mayBeLong, pagesOfSheet } from './sheet-pages';
import { sheetLines } from './sheet-lines';

/** Texts of an article by the names of their fields; `art` draws and says nothing. */
function textsOf(value: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'art' ? [] : textsOf(inner, [field, name].filter(Boolean).join('.')),
  );
}

/** Most texts have no others, so that most articles ask no font. */
const usual = /^[ -~\u00a0-\u00ff]*$/;

/** Warnings about what the data sheets of articles cannot show as it is written. @param folder of this package */
export function sheetProblems(
  files: readonly SourceText[],
  articles: readonly SourceArticle[],
  folder: string,
): readonly Problem[] {
  const fonts = fontFiles(folder);
  return articles.flatMap((article) => {
    const warn = warningFor(files, article.articleNo);
    const letters = textsOf(article)
      .filter(([, text]) => !usual.test(text))
      .flatMap(([field, text]) => {
        const font = openFont(fonts.regular);
        const lacked = Array.from(text.normalize('NFC')).find(
          (letter) => !/\s/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
        );
        if (lacked === undefined) return [];
        const message = `the typeface of the data sheet lacks “${lacked}” (${codePointOf(lacked)}) and prints ${missing}`;
        return [warn({ field, message, rule: 'W-SHEET-LETTER', text })];
      });
    const lines = sheetLines(article);
    const pages = mayBeLong(lines) ? pagesOfSheet(lines, fonts) : 1;
    if (pages === 1) return letters;
    const message = `the data sheet takes ${pages} pages; shorten the texts of the article`;
    return [...letters, warn({ field: '', message, rule: 'W-SHEET-LENGTH', text: article.articleNo })];
  });
}

interface Found extends Pick<Problem, 'field' | 'message' | 'rule'> {
  /** As it is written in the file. */
  readonly text: string;
}

const warningFor =
  (files: readonly SourceText[], articleNo: string) =>
  ({ text, ...found }: Found): Problem => {
    const written = JSON.stringify(articleNo);
    const file = files.find((one) => one.text.includes(written));
    const start = file?.text.indexOf(written) ?? 0;
    const offset = file?.text.indexOf(JSON.stringify(text), start) ?? -1;
    return {
      ...positionAt(file?.text ?? '', Math.max(offset, start)),
      file: file?.name ?? '',
      article: articleNo,
      value: '',
      severity: 'warning',
      ...found,
    };
  };
