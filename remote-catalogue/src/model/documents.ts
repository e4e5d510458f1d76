import type { ArticleDocument } from './product';

/**
 * The papers that exist about an article. Protective equipment comes with information for its user and a declaration
 * of conformity (Regulation (EU) 2016/425, articles 8 and 15); the data sheet is the page on paper.
 */
export const documentsFor = (isProtective: boolean): readonly ArticleDocument[] => [
  { kind: 'data-sheet', state: 'generated' },
  ...(isProtective
    ? ([
        { kind: 'user-information', state: 'on-request' },
        { kind: 'declaration', state: 'on-request' },
      ] as const)
    : []),
];
