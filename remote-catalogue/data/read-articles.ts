import * as v from 'valibot';
import { brokenRules, clashes } from './article-rules';
import { articleSchema, type SourceArticle } from './article-schema';
import type { SourceFile } from './source-files';

interface Reading {
  readonly articles: readonly SourceArticle[];
  readonly problems: readonly string[];
}

/**
 * Reads and checks all articles.
 *
 * @throws with every problem of every file, one line each: file, article, field, what is wrong
 */
export function readArticles(files: readonly SourceFile[]): readonly SourceArticle[] {
  const readings = files.map(readFile);
  const articles = readings.flatMap((reading) => reading.articles);
  const problems = readings.flatMap((reading) => reading.problems);
  const between = clashes(articles).map(([{ articleNo }, problem]) => `${articleNo} ${problem}`);
  const all = [...problems, ...between];
  if (all.length > 0) throw new Error(`The articles cannot be built:\n${all.join('\n')}`);
  return articles;
}

function readFile({ name, articles }: SourceFile): Reading {
  if (!Array.isArray(articles)) return { articles: [], problems: [`${name}: must be an array of articles`] };
  const readings = articles.map((article: unknown, index) =>
    readArticle(article, `${name} ${nameOf(article, index)}`),
  );
  return {
    articles: readings.flatMap((reading) => reading.articles),
    problems: readings.flatMap((reading) => reading.problems),
  };
}

function readArticle(value: unknown, place: string): Reading {
  const parsed = v.safeParse(articleSchema, value);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${place} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    return { articles: [], problems };
  }
  const problems = brokenRules(parsed.output).map((problem) => `${place} ${problem}`);
  return { articles: [parsed.output], problems };
}

/** The article's number if it has one, else its place in the file. */
function nameOf(article: unknown, index: number): string {
  const named = v.safeParse(v.object({ articleNo: v.string() }), article);
  return named.success ? named.output.articleNo : `article ${index + 1}`;
}
