import type { EnquiryMessage } from 'shared-types/enquiry';
import { canBeAnonymous, messagesOf, valuesSchema } from 'shared-types/protocol/form-values';
import type { DeclaredForms } from 'release/model/declared-forms';
import * as v from 'valibot';

export type FormReading =
  | { readonly kind: 'complete'; readonly enquiry: EnquiryMessage; readonly isAnonymous: boolean }
  /** Messages for the visitor, by field. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }
  /** Fault of the page, whatever the visitor typed. */
  | { readonly kind: 'outdated'; readonly problem: string };

/** Reads an enquiry by the first declaration of its form that accepts it. */
export function readForm(forms: DeclaredForms, enquiry: EnquiryMessage): FormReading {
  const { form, fields, items } = enquiry;
  const declarations = forms.get(form) ?? [];
  const readings = declarations.map((declared) => v.safeParse(valuesSchema(declared), { fields, items }));
  const complete = readings.find(({ success }) => success);
  if (complete?.success)
    return {
      kind: 'complete',
      enquiry: { ...enquiry, ...complete.output },
      isAnonymous: declarations.some(canBeAnonymous),
    };
  const refused = readings.find(({ issues = [] }) => issues.every(({ type }) => type !== 'strict_object'));
  if (refused) return { kind: 'refused', fields: messagesOf(refused.issues ?? []) };
  return { kind: 'outdated', problem: `No live page has this form '${form}' with these fields.` };
}
