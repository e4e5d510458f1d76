import { demandedKinds, suppliedKinds, type SuppliedKind } from '../../articles/documents';
import type { SourceArticle } from '../article-schema';
import { counted } from '../commands/command';
import { listed } from '../sheets/listed';

/** Where Regulation (EU) 2016/425 demands a document, and what to do. */
const demands: Readonly<Record<SuppliedKind, string>> = {
  instructions: 'user instructions (article 8(7); annex II, 1.4). Put PDF files into “documents”',
  declaration: 'EU declarations of conformity (articles 8(8) and 15). Put PDF files into “documents”',
  certificate: 'EU type-examination certificates (article 19; annex V). Fill in the columns “Certificate …”',
};

const mostNumbers = 10;

/** Documents by the numbers of articles. */
type KnownDocuments = ReadonlyMap<string, readonly { readonly kind: string }[]>;

/** What the Regulation demands and articles lack: a line for each kind, with how many lack it, and the first of them. */
export const lackedDocuments = (
  articles: readonly SourceArticle[],
  files: KnownDocuments,
): readonly string[] =>
  suppliedKinds.flatMap((kind) => {
    // A certificate is known by its body, number and end: its file may be kept back.
    const isThere = ({ articleNo, ext }: SourceArticle): boolean =>
      kind === 'certificate'
        ? ext.certificate !== undefined
        : (files.get(articleNo) ?? []).some((file) => file.kind === kind);
    const lacking = articles.filter((each) => demandedKinds(each.ext).includes(kind) && !isThere(each));
    const numbers = lacking.map(({ articleNo }) => articleNo);
    if (numbers.length === 0) return [];
    const who = `${counted(numbers.length, 'article')} (${listed(numbers, mostNumbers)})`;
    return `${who} without what Regulation (EU) 2016/425 demands: ${demands[kind]}`;
  });

/** A line of the articles whose certificates ended before a day; none without one. @param today `2026-12-01` */
export function endedCertificates(articles: readonly SourceArticle[], today: string): readonly string[] {
  const ended = articles.flatMap(({ articleNo, ext: { certificate } }) =>
    certificate && certificate.validUntil < today ? `${articleNo} on ${certificate.validUntil}` : [],
  );
  if (ended.length === 0) return [];
  return [
    `${counted(ended.length, 'certificate')} ended: ${listed(ended, mostNumbers)}. Fill in the new ones`,
  ];
}
