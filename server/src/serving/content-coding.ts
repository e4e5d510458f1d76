import { codings, type Form } from 'release/store/compression';

/** The coding to answer with. Weights count only where they forbid one (RFC 9110, 12.5.3). */
export function chooseCoding(header = ''): Form {
  const parts = header.toLowerCase().replaceAll(' ', '').split(',');
  const accepted = parts.filter((part) => !/;q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
}
