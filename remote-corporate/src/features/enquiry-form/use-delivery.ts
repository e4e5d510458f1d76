import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Shell } from 'shared-types';
import { enquiryService } from '../../api/http';
import { faultsOf, refusedFaults, type Enquiry, type Fault } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import { copyText, handToMailProgram, type HandOver, type Outcome } from './hand-over';
import { messageOf } from './message-of';
import { openPerson } from './stored-drafts';
import type { Articles } from './use-articles';
import type { useDraft } from './use-draft';
import { untilAccepted } from './until-accepted';
import { trapOf, valuesOf } from './values-of';

interface FormParts {
  readonly shell: Shell;
  readonly form: EnquiryForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly articles: Articles;
  readonly draft: ReturnType<typeof useDraft>;
}

/** Which faults are shown. Own ones follow what is typed, and are looked for again at the next press of a button. */
type Checking =
  | { readonly kind: 'none' }
  | { readonly kind: 'own' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] };

const notChecking: Checking = { kind: 'none' };

export function useDelivery({ shell, form, element, articles, draft }: FormParts) {
  const [checking, setChecking] = useState<Checking>(notChecking);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' });
  const isBusy = useRef(false);
  const faults = shownFaults(checking, () =>
    faultsOf(form, { values: draft.values, articles: articles.list }),
  );
  if (checking.kind === 'own' && faults.length === 0) setChecking(notChecking);

  const edit = () => setOutcome({ kind: 'editing' });
  const empty = () => {
    element.current?.reset();
    articles.clear();
    draft.forget();
    setChecking(notChecking);
    edit();
  };

  /** Does something with a complete enquiry; an incomplete one is shown its faults. */
  const handOver = async (deliver: HandOver) => {
    const enquiry = { values: valuesOf(form, element.current), articles: articles.takeTyped() };
    if (faultsOf(form, enquiry).length > 0) {
      setChecking({ kind: 'own' });
      setOutcome({ kind: 'faults' });
      return;
    }
    setChecking(notChecking);
    setOutcome(await deliver(form, enquiry));
  };

  const deliver = async (_: EnquiryForm, enquiry: Enquiry): Promise<Outcome> => {
    setOutcome({ kind: 'sending' });
    const trap = trapOf(element.current);
    const identity = draft.identity();
    await untilAccepted(identity);
    const message = messageOf({ form, enquiry, trap, identity, shell });
    const result = await enquiryService(shell).send(message);
    if (result.kind === 'refused') {
      const refused = refusedFaults(form, result.fields);
      // A fault that no field of the form can show must not look like nothing.
      if (refused.length === 0) return { kind: 'not-sent', problem: 'failed' };
      setChecking({ kind: 'refused', faults: refused });
      return { kind: 'faults' };
    }
    if (result.kind === 'not-sent') return result;
    empty();
    draft.prefill();
    const articleNos = enquiry.articles.map(({ articleNo }) => articleNo);
    return { ...result, email: enquiry.values['email'] ?? '', articleNos };
  };

  return {
    outcome,
    faults,
    /** Sends it to the site's endpoint. A second call while the first is under way does nothing. */
    send: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await handOver(deliver).finally(() => (isBusy.current = false));
    },
    openMail: () => handOver(handToMailProgram(shell.site.company.email)),
    copy: () => handOver(copyText),
    /** Empties the form, and forgets who filled it in. */
    clear: () => {
      empty();
      openPerson(shell.storage).clear();
    },
    /** Back to the form from a receipt. */
    edit,
    /** What the service refused counts until the visitor changes something. */
    recheck: () => setChecking((before) => (before.kind === 'refused' ? { kind: 'own' } : before)),
  };
}

function shownFaults(checking: Checking, own: () => readonly Fault[]): readonly Fault[] {
  switch (checking.kind) {
    case 'none':
      return [];
    case 'own':
      return own();
    case 'refused':
      return checking.faults;
  }
}
