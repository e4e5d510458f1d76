import type { ArticleDocument } from './product';

/**
 * The papers that are sent on request. Protective equipment comes with information for its user and a declaration of
 * conformity (Regulation (EU) 2016/425, articles 8 and 15).
 */
export const documentsFor = (isProtective: boolean): readonly ArticleDocument[] =>
  isProtective
    ? [
        { kind: 'user-information', state: 'on-request' },
        { kind: 'declaration', state: 'on-request' },
      ]
    : [];

const documentNames: Readonly<Record<ArticleDocument['kind'], string>> = {
  'data-sheet': 'Data sheet',
  'user-information': 'User instructions',
  declaration: 'Declaration of conformity',
};

/** A document as a visitor reads it, and how to get it. */
export interface ShownDocument {
  readonly kind: ArticleDocument['kind'];
  readonly name: string;
  /** Absent where it is sent on request. */
  readonly file?: DocumentFile;
}

interface DocumentFile {
  readonly address: string;
  /** `PDF, 38 KB`. */
  readonly about: string;
}

/** The documents that a visitor can get. */
export const shownDocuments = (documents: readonly ArticleDocument[]): readonly ShownDocument[] =>
  documents.flatMap(({ kind, state, address, sizeBytes }): readonly ShownDocument[] => {
    const name = documentNames[kind];
    if (address !== undefined) return [{ kind, name, file: { address, about: aboutFile(sizeBytes) } }];
    return state === 'on-request' ? [{ kind, name }] : [];
  });

const aboutFile = (sizeBytes: number | undefined): string =>
  sizeBytes === undefined ? 'PDF' : `PDF, ${Math.max(1, Math.round(sizeBytes / 1000))}\u00a0KB`;
