import { dayText } from './day-text';
import type { ArticleDocument, Certificate, Product, ProductExt } from './product';

/** Documents that come from the supplier, in the order of the pages. */
export const suppliedKinds = ['instructions', 'declaration', 'certificate'] as const;

/** Kind of a document that comes from the supplier. */
export type SuppliedKind = (typeof suppliedKinds)[number];

/**
 * Documents that Regulation (EU) 2016/425 demands of protective equipment: instructions (article 8(7) and annex II, 1.4) and
 * an EU declaration of conformity (articles 8(8) and 15) of all categories, an EU type-examination certificate of
 * categories II and III (article 19 and annex V).
 */
export const demandedKinds = ({
  ppeCategory = 0,
}: Pick<ProductExt, 'ppeCategory'>): readonly SuppliedKind[] =>
  suppliedKinds.filter((kind) => ppeCategory >= (kind === 'certificate' ? 2 : 1));

/** The documents of an article: its files, and what is demanded or certified and sent on request. */
export function documentsOf(
  ext: ProductExt,
  files: readonly ArticleDocument[] = [],
): readonly ArticleDocument[] {
  const wanted = ext.certificate ? [...demandedKinds(ext), 'certificate'] : demandedKinds(ext);
  return suppliedKinds.flatMap((kind): readonly ArticleDocument[] => {
    const ofKind = files.filter((file) => file.kind === kind);
    return ofKind.length === 0 && wanted.includes(kind) ? [{ kind, state: 'on-request' }] : ofKind;
  });
}

const documentNames: Readonly<Record<ArticleDocument['kind'], string>> = {
  'data-sheet': 'Data sheet',
  instructions: 'User instructions',
  declaration: 'EU declaration of conformity',
  certificate: 'EU type-examination certificate',
};

/** A document as a visitor reads it, and how to get it. */
export interface ShownDocument {
  readonly kind: ArticleDocument['kind'];
  readonly name: string;
  /** One for each language; none where it is sent on request. */
  readonly files: readonly DocumentFile[];
  /** `lastDay` is that of its validity, as visitors read it. */
  readonly certificate?: Certificate & { readonly lastDay: string };
}

/** A file to download. */
export interface DocumentFile {
  readonly address: string;
  /** `MG101-declaration-en.pdf`. */
  readonly fileName: string;
  /** `PDF, 38 KB`. */
  readonly about: string;
  /** `English, 1 March 2026`; empty for a data sheet. */
  readonly edition: string;
}

/** The documents that a visitor can get. */
export function shownDocuments({
  articleNo,
  ext = {},
}: Pick<Product, 'articleNo' | 'ext'>): readonly ShownDocument[] {
  const { documents = [], certificate } = ext;
  return (['data-sheet', ...suppliedKinds] as const).flatMap((kind) => {
    const ofKind = documents.filter((each) => each.kind === kind);
    const files = ofKind.flatMap((each) => fileOf(articleNo, each));
    if (files.length === 0 && !ofKind.some(({ state }) => state === 'on-request')) return [];
    const lastDay = kind === 'certificate' && certificate && dayText(certificate.validUntil);
    const shown = { kind, name: documentNames[kind], files };
    return lastDay ? { ...shown, certificate: { ...certificate, lastDay } } : shown;
  });
}

function fileOf(articleNo: string, document: ArticleDocument): readonly DocumentFile[] {
  const { kind, address, language = '', issued, sizeBytes } = document;
  if (address === undefined) return [];
  const fileName = `${[articleNo, kind, language].filter(Boolean).join('-')}.pdf`;
  const size = sizeBytes === undefined ? '' : `, ${Math.max(1, Math.round(sizeBytes / 1000))}\u00a0KB`;
  const edition = [language && languageName(language), issued && dayText(issued)].filter(Boolean).join(', ');
  return [{ address, fileName, about: `PDF${size}`, edition }];
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `English` for `en`; `undefined` for letters that no language has. */
export const languageName = (language: string): string | undefined => languages.of(language);
