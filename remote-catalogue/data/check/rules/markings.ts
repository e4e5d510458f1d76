import { markingErrors } from '../../../src/model/marking-errors';
import { rule, type ArticleRule } from '../finding';

/** Markings follow the rules of their standards. */
export const markingArticleRules: readonly ArticleRule[] = [
  rule(['ratings'], ({ ratings = {} }) =>
    markingErrors(ratings).map(({ standard, field, rule: name, message }) => ({
      path: ['ratings', standard, field],
      rule: name,
      message,
      severity: 'error',
    })),
  ),
];
