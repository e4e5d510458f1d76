import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Shell } from 'shared-types';
import { enquiryService } from '../../api/http';
import { faultsOf, refusedFaults, type Enquiry, type Fault } from '../../model/enquiry';
import { writePerson } from '../../storage';
import { copyText, handToMailProgram, type Outcome } from './hand-over';
import { messageOf } from './message-of';
import type { Articles } from './use-articles';
import type { KeptDraft } from './use-draft';
import { trapOf, valuesOf } from './values-of';

/** What a form is delivered from. */
interface FormParts {
  readonly shell: Shell;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly articles: Articles;
  readonly draft: KeptDraft;
}

/** How an enquiry leaves the form, and what became of it. */
export interface Delivery {
  readonly outcome: Outcome;
  readonly faults: readonly Fault[];
  /** Sends it to the site's endpoint. A second call while the first is under way does nothing. */
  readonly send: () => Promise<void>;
  readonly openMail: () => Promise<void>;
  readonly copy: () => Promise<void>;
  /** Empties the form. */
  readonly clear: () => void;
  /** Back to the form from a receipt. */
  readonly edit: () => void;
  /** Once a fault was shown, it goes as soon as it is mended. */
  readonly recheck: () => void;
}

export function useDelivery(parts: FormParts): Delivery {
  const { shell, form, articles, draft } = parts;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' });
  const isBusy = useRef(false);

  const edit = () => setOutcome({ kind: 'editing' });
  const showFaults = (found: readonly Fault[]) => {
    setFaults(found);
    setOutcome({ kind: 'faults' });
  };
  const clear = () => {
    form.current?.reset();
    articles.clear();
    draft.forget();
    setFaults([]);
    edit();
  };

  /** Does something with a complete enquiry; an incomplete one is shown its faults. */
  const handOver = async (deliver: (enquiry: Enquiry) => Promise<Outcome>) => {
    const enquiry = { values: valuesOf(form.current), articles: articles.list };
    const found = faultsOf(enquiry.values);
    if (found.length > 0) {
      showFaults(found);
      return;
    }
    setFaults([]);
    setOutcome(await deliver(enquiry));
  };

  const deliver = async (enquiry: Enquiry): Promise<Outcome> => {
    setOutcome({ kind: 'sending' });
    const trap = trapOf(form.current);
    const result = await enquiryService(shell).send(
      messageOf({ enquiry, trap, identity: draft.identity(), shell }),
    );
    if (result.kind === 'refused') {
      setFaults(refusedFaults(result.fields));
      return { kind: 'faults' };
    }
    if (result.kind === 'not-sent') return result;
    const { name, email, company } = enquiry.values;
    clear();
    writePerson({ name, email, company });
    draft.fillInPerson();
    return { ...result, email };
  };

  return {
    outcome,
    faults,
    send: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await handOver(deliver).finally(() => (isBusy.current = false));
    },
    openMail: () => handOver((enquiry) => handToMailProgram(shell.site.company.email, enquiry)),
    copy: () => handOver(copyText),
    clear,
    edit,
    recheck: () => setFaults((shown) => (shown.length > 0 ? faultsOf(valuesOf(form.current)) : shown)),
  };
}
