import texts from '../../../content/data/enquiry.json';
import type { Fault } from '../../model/enquiry';

/** What to do about a fault, in one sentence. */
export function faultText(fault: Fault): string {
  if (fault.kind === 'refused') return fault.text;
  const sentences: Partial<Record<typeof fault.kind, string>> = texts.faults[fault.field];
  return sentences[fault.kind] ?? '';
}
