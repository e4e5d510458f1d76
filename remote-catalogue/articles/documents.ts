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

/** Documents by the small letters of an article's number, or by the word for a type. */
export type ByNumberOrType<Document> = ReadonlyMap<string, readonly Document[]>;

/** Word for a type in names of files: `mechanics-gloves-general`. */
export const typeWord = (type: string): string => type.toLowerCase().replaceAll(' ', '-');

/** The documents of a kind that count for an article: its own, else those of its type. */
export function documentsOfKind<Document extends { readonly kind: string }>(
  all: ByNumberOrType<Document>,
  { articleNo, type }: Pick<Product, 'articleNo' | 'type'>,
  wanted: SuppliedKind,
): readonly Document[] {
  const found = (key: string) => (all.get(key) ?? []).filter(({ kind }) => kind === wanted);
  const own = found(articleNo.toLowerCase());
  return own.length > 0 ? own : found(typeWord(type));
}

/** The documents of an article: files, and what is demanded or certified and sent on request. */
export function documentsOf(
  article: Pick<Product, 'articleNo' | 'type'> & { readonly ext: ProductExt },
  supplied: ByNumberOrType<ArticleDocument>,
): readonly ArticleDocument[] {
  const { ext } = article;
  const demanded = demandedKinds(ext);
  return suppliedKinds.flatMap((kind): readonly ArticleDocument[] => {
    const files = documentsOfKind(supplied, article, kind);
    const isWanted = demanded.includes(kind) || (kind === 'certificate' && ext.certificate !== undefined);
    return files.length === 0 && isWanted ? [{ kind, state: 'on-request' }] : files;
  });
}

/** Names of the kinds, as visitors read them. */
export const documentNames: Readonly<Record<ArticleDocument['kind'], string>> = {
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
  readonly certificate?: ShownCertificate;
}

/** A certificate, with the last day of its validity as visitors read it. */
export interface ShownCertificate extends Certificate {
  readonly lastDay: string;
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
  const kinds = (['data-sheet', ...suppliedKinds] as const).filter((kind) =>
    documents.some((each) => each.kind === kind && (each.address ?? each.state === 'on-request')),
  );
  return kinds.map((kind) => ({
    kind,
    name: documentNames[kind],
    files: documents.flatMap((each) => (each.kind === kind ? fileOf(articleNo, each) : [])),
    ...(kind === 'certificate' &&
      certificate && { certificate: { ...certificate, lastDay: dayText(certificate.validUntil) } }),
  }));
}

function fileOf(articleNo: string, document: ArticleDocument): readonly DocumentFile[] {
  const { kind, address, language, issued, sizeBytes } = document;
  if (address === undefined) return [];
  return [
    {
      address,
      fileName: `${[articleNo, kind, ...(language ? [language] : [])].join('-')}.pdf`,
      about: sizeBytes === undefined ? 'PDF' : `PDF, ${Math.max(1, Math.round(sizeBytes / 1000))}\u00a0KB`,
      edition: [language && languageName(language), issued && dayText(issued)].filter(Boolean).join(', '),
    },
  ];
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `English` for `en`; `undefined` for letters that no language has. */
export const languageName = (language: string): string | undefined => languages.of(language);

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `1 March 2026` for `2026-03-01`. */
export const dayText = (day: string): string => days.format(new Date(day));
