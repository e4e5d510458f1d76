import type { Form } from '../store/compression.js';

/** The smallest first: of equal weights the first wins. */
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

/** Uncoded bytes may always be sent, as the last resort even where they were excluded. */
const leastWeight = Number.MIN_VALUE;

/** The coding to answer with (RFC 9110, 12.5.3). */
export function chooseCoding(header: string | undefined): Form {
  const weights = weightsOf(header ?? '');
  const others = weights.get('*');
  const weightOf = (coding: Form) =>
    weights.get(coding) ?? (coding === 'identity' ? (others ?? leastWeight) : (others ?? 0));
  let chosen: Form = 'identity';
  for (const coding of [...preferred].reverse()) {
    if (weightOf(coding) > 0 && weightOf(coding) >= weightOf(chosen)) chosen = coding;
  }
  return chosen;
}
