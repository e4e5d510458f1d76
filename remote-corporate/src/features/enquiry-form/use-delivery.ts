import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { FormValues } from 'shared-types/protocol/form-values';
import { enquiryService } from '../../api/http';
import { sentLines } from '../../model/article-lines';
import type { EnquiryForm } from '../../model/enquiry-form';
import { mayHaveArrived, type SendProblem, type SendResult } from '../../model/enquiry-message';
import type { Articles } from './use-articles';
import type { DraftForm, useDraft } from './use-draft';
import { draftKey } from './stored-forms';

export type Outcome =
  | { readonly kind: 'editing' | 'sending' }
  /** The visitor sends it by mail. */
  | { readonly kind: 'by-mail'; readonly values: FormValues }
  /** `isUnknown`: this attempt or an earlier one may have arrived. */
  | {
      readonly kind: 'not-sent';
      readonly problem: SendProblem;
      readonly isUnknown: boolean;
      readonly values: FormValues;
    };

interface FormParts {
  readonly shell: Shell;
  readonly form: EnquiryForm;
  readonly methods: DraftForm;
  readonly articles: Articles;
  readonly draft: ReturnType<typeof useDraft>;
  readonly initial: Outcome;
}

export function useDelivery({ shell, form, methods, articles, draft, initial }: FormParts) {
  const { setError, handleSubmit } = methods;
  const [outcome, setOutcome] = useState(initial);
  const isUnderWay = useRef(false);
  const edit = () => setOutcome({ kind: 'editing' });

  /** Shows messages of the service at their fields. @returns false if the form has none of them */
  const showRefused = (messages: Readonly<Record<string, string>>): boolean => {
    const shown = Object.entries(messages).filter(([name]) => name === 'items' || name in form.fields);
    for (const [name, message] of shown) setError(name === 'items' ? name : `fields.${name}`, { message });
    return shown.length > 0;
  };

  const outcomeOf = (result: Exclude<SendResult, { kind: 'received' }>, values: FormValues): Outcome => {
    // A fault that no field of the form can show must not look like nothing.
    if (result.kind === 'refused' && showRefused(result.fields)) return { kind: 'editing' };
    const problem = result.kind === 'refused' ? 'failed' : result.problem;
    const isUnknown = mayHaveArrived(problem) || (outcome.kind === 'not-sent' && outcome.isUnknown);
    return { kind: 'not-sent', problem, isUnknown, values };
  };

  const post = async (values: FormValues) => {
    setOutcome({ kind: 'sending' });
    const { fields } = values;
    const items = sentLines(values.items);
    const result = await enquiryService(shell).send({
      form: form.name,
      key: draftKey(shell.storage),
      fields,
      items,
      page: shell.location.getState().path,
      releases: shell.releases,
    });
    if (result.kind !== 'received') {
      setOutcome(outcomeOf(result, values));
      return;
    }
    const { ref, isHeld } = result;
    draft.finish({ form: form.name, ref, isHeld, fields, items: [...items] });
    edit();
  };

  const deliver = async (values: FormValues) => {
    if (shell.site.enquiries.endpoint === '') setOutcome({ kind: 'by-mail', values });
    else await post(values);
  };

  return {
    outcome,
    /** Sends the form, with the articles that are typed and not added. A second call while the first is under way does nothing. */
    send: async () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      // Without the code that reads them, they stay, and nothing is sent.
      const isTaken = await articles.take().catch(() => false);
      if (isTaken) await handleSubmit(deliver, edit)().catch(edit);
      isUnderWay.current = false;
    },
    /** Empties the form, and forgets who filled it in. */
    clear: () => {
      draft.forget();
      edit();
    },
  };
}
