import shared from '#content/form.json';
import type { Fault } from '../../model/enquiry';
import type { FormTexts } from '../../model/enquiry-form';

/** Messages about the fields that all forms have. */
const sharedFaults: FormTexts['faults'] = shared.faults;

export function faultText(fault: Fault, texts: FormTexts): string {
  if (fault.kind === 'refused') return fault.text;
  const { field, kind } = fault;
  return texts.faults[field]?.[kind] ?? sharedFaults[field]?.[kind] ?? '';
}
