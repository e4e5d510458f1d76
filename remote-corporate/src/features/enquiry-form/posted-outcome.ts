import type { FieldErrors } from 'react-hook-form';
import type { PostedForm } from 'shared-types/enquiry';
import { messagesOf, valuesSchema } from 'shared-types/protocol/form-values';
import * as v from 'valibot';
import { readAnswer } from '../../api/http';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { Receipt } from '../../model/receipt';
import type { Outcome } from './use-delivery';
import type { Draft } from './use-draft';

interface PostedOutcome {
  readonly outcome: Outcome;
  readonly receipt?: Receipt;
  readonly errors?: FieldErrors<Draft>;
}

const nothing = { fields: {}, items: [] };

/** The answer to a form that a browser has posted by itself. @param isExpired  the server has forgotten it */
export function postedOutcome(
  { fields: declared, texts }: EnquiryForm,
  posted: PostedForm | undefined,
  isExpired: boolean,
): PostedOutcome {
  if (isExpired)
    return { outcome: { kind: 'not-sent', problem: 'expired', isUnknown: true, values: nothing } };
  const editing: Outcome = { kind: 'editing' };
  if (!posted) return { outcome: editing };
  const { form, fields, items, status, answer } = posted;
  const result = readAnswer(status, answer);
  switch (result.kind) {
    case 'received':
      return { outcome: editing, receipt: { form, fields, items, ref: result.ref, isHeld: result.isHeld } };
    case 'refused': {
      // The form says it in its own words.
      const { issues = [] } = v.safeParse(valuesSchema(declared, texts.faults), { fields, items });
      return { outcome: editing, errors: errorsOf({ ...result.fields, ...messagesOf(issues) }) };
    }
    case 'not-sent':
      return {
        outcome: { ...result, isUnknown: false, values: { fields, items: [...items] } },
      };
  }
}

function errorsOf({ items, ...messages }: Readonly<Record<string, string>>): FieldErrors<Draft> {
  const error = (message: string) => ({ type: 'server', message });
  const fields: FieldErrors<Draft>['fields'] = {};
  for (const [name, message] of Object.entries(messages)) fields[name] = error(message);
  return { fields, ...(items && { items: error(items) }) };
}
