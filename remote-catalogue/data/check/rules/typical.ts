import type { ArticleRule } from '../finding';

/** Placeholder list, filled below. */
export const typicalRules: readonly ArticleRule[] = [];
