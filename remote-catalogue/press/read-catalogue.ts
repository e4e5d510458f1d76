import type { CrossReference } from '../articles/cross-reference';
import type { SourceArticle } from './article-schema';
import { checkSettings, type CatalogueSettings } from './catalogue-settings';
import { checkCatalogue } from './check/check-catalogue';
import { problemLine, type Problem } from './check/problem';
import { checkCrossReferences } from './cross-references/read-cross-references';
import type { SynonymGroup } from '../src/model/ask/synonyms';
import type { CatalogueFiles } from './source-files';
import { checkSynonyms } from './synonyms/check-synonyms';

export interface Catalogue {
  readonly articles: readonly SourceArticle[];
  readonly settings: CatalogueSettings;
  readonly synonyms: readonly SynonymGroup[];
  readonly crossReferences: readonly CrossReference[];
}

/** A catalogue as far as it could be read, and everything that is wrong with it. */
export interface JudgedCatalogue extends Catalogue {
  readonly problems: readonly Problem[];
}

export function judgeCatalogue({
  articles: files,
  settings: file,
  synonyms: ofWords,
  crossReferences: sheet,
}: CatalogueFiles): JudgedCatalogue {
  const { entries: crossReferences, problems: ofSheet } = checkCrossReferences(sheet);
  const { groups: synonyms, problems: ofSynonyms } = checkSynonyms(ofWords);
  const { settings, problems, checkNamed } = checkSettings(file);
  const { articles, problems: ofArticles } = checkCatalogue(files);
  const numbers = articles.map(({ articleNo }) => articleNo);
  // If an article has an error, the numbers of the articles are not known.
  const named = ofArticles.length > 0 ? [] : checkNamed(numbers);
  const all = [...problems, ...named, ...ofSynonyms, ...ofSheet, ...ofArticles];
  return { articles, settings, synonyms, crossReferences, problems: all };
}

/** Reads and checks a catalogue. @throws with every error, one line each */
export function readCatalogue(files: CatalogueFiles): Catalogue {
  const { problems, ...catalogue } = judgeCatalogue(files);
  if (problems.length > 0) {
    throw new Error(`The articles cannot be built:\n${problems.map(problemLine).join('\n')}`);
  }
  return catalogue;
}
