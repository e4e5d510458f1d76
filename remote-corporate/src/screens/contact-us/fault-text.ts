import texts from '../../../content/data/enquiry.json';
import type { Fault } from '../../model/enquiry';

/** What to do about a fault, in one sentence. */
export function faultText({ field, kind }: Fault): string {
  const sentences: Partial<Record<Fault['kind'], string>> = texts.faults[field];
  return sentences[kind] ?? '';
}
