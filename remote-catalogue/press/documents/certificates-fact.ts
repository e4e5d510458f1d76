import type { Product } from '../../articles/product';

/** The certificates that articles have, each once. */
export function certificatesFact(articles: readonly Product[]) {
  const known = new Map<string, { number: string; validUntil: string; articles: string[] }>();
  for (const { articleNo, ext } of articles) {
    if (!ext?.certificate) continue;
    const { number, validUntil } = ext.certificate;
    const key = `${number} ${validUntil}`;
    const certificate = known.get(key) ?? { number, validUntil, articles: [] };
    certificate.articles.push(articleNo);
    known.set(key, certificate);
  }
  return [...known.values()];
}
