import {
  demandedKinds,
  documentsOfKind,
  suppliedKinds,
  type ByNumberOrType,
  type SuppliedKind,
} from '../../articles/documents';
import type { SourceArticle } from '../article-schema';
import { listed } from '../sheets/listed';
import type { SuppliedFile } from './document-files';

/** What a message calls a document, where Regulation (EU) 2016/425 demands it, and what to do. */
const demands: Readonly<Record<SuppliedKind, readonly [name: string, demand: string]>> = {
  instructions: ['user instructions', 'article 8(7) and annex II, 1.4: put PDF files into “documents”'],
  declaration: ['EU declaration of conformity', 'articles 8(8) and 15: put PDF files into “documents”'],
  certificate: [
    'EU type-examination certificate',
    'article 19 and annex V: fill in the columns “Certificate …”',
  ],
};

const mostNumbers = 10;

/** What the Regulation demands and articles lack: a line for each kind, with how many lack it, and the first of them. */
export const lackedDocuments = (
  articles: readonly SourceArticle[],
  files: ByNumberOrType<SuppliedFile>,
): readonly string[] =>
  suppliedKinds.flatMap((kind) => {
    const lacking = articles.filter(
      (article) => demandedKinds(article.ext).includes(kind) && !hasDocument(article, kind, files),
    );
    if (lacking.length === 0) return [];
    const [name, demand] = demands[kind];
    const numbers = listed(
      lacking.map(({ articleNo }) => articleNo),
      mostNumbers,
    );
    const who = lacking.length === 1 ? '1 article lacks its' : `${lacking.length} articles lack their`;
    return `${who} ${name}: ${numbers}. Regulation (EU) 2016/425, ${demand}`;
  });

/** A certificate is known by its body, number and end: its file may be kept back. */
const hasDocument = (
  article: SourceArticle,
  kind: SuppliedKind,
  files: ByNumberOrType<SuppliedFile>,
): boolean =>
  kind === 'certificate'
    ? article.ext.certificate !== undefined
    : documentsOfKind(files, article, kind).length > 0;

/** Certificates that ended before a day, a line for each end, with its articles. @param today `2026-12-01` */
export function endedCertificates(articles: readonly SourceArticle[], today: string): readonly string[] {
  const ended = articles.filter(({ ext }) => ext.certificate && ext.certificate.validUntil < today);
  const ends = [...new Set(ended.map(({ ext }) => ext.certificate?.validUntil))].toSorted();
  return ends.map((end) => {
    const numbers = ended.flatMap(({ articleNo, ext }) =>
      ext.certificate?.validUntil === end ? articleNo : [],
    );
    return `Certificate ended on ${end}: ${listed(numbers, mostNumbers)}. The page of each says so; fill in the new one`;
  });
}
