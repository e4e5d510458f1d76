import type { Form } from 'release/store/compression';

/** Forms, the smallest first: of equal weights the first wins. */
const preferred: readonly Form[] = ['br', 'gzip', 'identity'];

/** Weights by coding of `Accept-Encoding: br;q=1.0, gzip, *;q=0`. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    if (coding) weights.set(coding, Number.parseFloat(weight) || 0);
  }
  return weights;
}

/** The coding to answer with (RFC 9110, 12.5.3). Uncoded bytes are the last resort, even where they were excluded. */
export function chooseCoding(header = ''): Form {
  const weights = weightsOf(header);
  const weightOf = (coding: Form) => weights.get(coding) ?? weights.get('*') ?? 0;
  const accepted = preferred.filter((coding) => weightOf(coding) > 0);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one))[0] ?? 'identity';
}
