import type { JsonPath } from 'shared-types/json/json-tree';
import type { WrittenArticle } from '../article-schema';

/** The fields of an article side by side, those of `ext` with the others. */
export type ArticleFields = Omit<WrittenArticle, 'ext'> & NonNullable<WrittenArticle['ext']>;

/** Name of a field of an article. */
export type FieldName = keyof ArticleFields;

/** Something that is wrong with an article. */
export interface Finding {
  /** Begins with the name of a field. */
  readonly path: JsonPath;
  readonly rule: string;
  /** The rest of a sentence that begins with the field. */
  readonly message: string;
}

/** A rule for one article. It is asked only where the fields that it reads have their form. */
export interface ArticleRule {
  readonly reads: readonly FieldName[];
  readonly find: (fields: ArticleFields) => readonly Finding[];
}

/** A rule with the fields that it reads. */
export const rule = <Name extends FieldName>(
  reads: readonly Name[],
  find: (fields: Pick<ArticleFields, Name>) => readonly Finding[],
): ArticleRule => ({ reads, find });

/** An error at a path, or none. @param said  the rule that is broken, and the message */
export const errorIf = (
  isWrong: boolean,
  path: JsonPath,
  [broken, message]: readonly [rule: string, message: string],
): readonly Finding[] => (isWrong ? [{ path, rule: broken, message }] : []);
