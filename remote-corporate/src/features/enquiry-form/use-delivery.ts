import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Shell } from 'shared-types';
import { enquiryService } from '../../api/http';
import { faultsOf, refusedFaults, type Enquiry, type Fault } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import { mayHaveArrived } from '../../model/enquiry-message';
import { copyText, handToMailProgram, textOf, type HandOver, type Outcome } from './hand-over';
import { messageOf } from './message-of';
import { openPerson } from './stored-drafts';
import type { Articles } from './use-articles';
import type { useDraft } from './use-draft';
import { untilAccepted } from './until-accepted';
import { trapTextOf, valuesOf } from './values-of';

interface FormParts {
  readonly shell: Shell;
  readonly form: EnquiryForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly articles: Articles;
  readonly draft: ReturnType<typeof useDraft>;
}

/** Faults that are shown. Own ones follow the input and are looked for again at the next press of a button. */
type Checking =
  | { readonly kind: 'none' }
  | { readonly kind: 'own' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] };

/** A press of the button that is being delivered. */
interface Delivery {
  readonly trapText: string;
}

const notChecking: Checking = { kind: 'none' };

export function useDelivery({ shell, form, element, articles, draft }: FormParts) {
  const [checking, setChecking] = useState<Checking>(notChecking);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' });
  const underWay = useRef<Delivery>(undefined);
  // Key of the draft that the server may have, though no answer came.
  const unknownKey = useRef<string>(undefined);
  // Sending takes seconds: what is sent and what stays is read when it is known.
  const latest = useRef({ articles, draft });
  useEffect(() => {
    latest.current = { articles, draft };
  });
  const faults = shownFaults(checking, () =>
    faultsOf(form, { values: draft.values, articles: articles.list, pasted: articles.pasted }),
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

  /** The enquiry as it is now; `undefined` if it is incomplete: its faults are shown. */
  const readComplete = (): Enquiry | undefined => {
    const enquiry = { values: valuesOf(form, element.current), ...latest.current.articles.takeAll() };
    if (faultsOf(form, enquiry).length > 0) {
      setChecking({ kind: 'own' });
      setOutcome({ kind: 'faults' });
      return undefined;
    }
    setChecking(notChecking);
    return enquiry;
  };

  const handOver = async (deliver: HandOver) => {
    const enquiry = readComplete();
    if (enquiry) setOutcome(await deliver(form, enquiry));
  };

  /** True if the visitor has changed the form since an enquiry was read. */
  const isChangedSince = ({ values, articles: sent }: Enquiry, typed: string): boolean =>
    element.current !== null &&
    (JSON.stringify([valuesOf(form, element.current), latest.current.articles.list]) !==
      JSON.stringify([values, sent]) ||
      latest.current.articles.pasted !== '' ||
      !['', typed].includes(latest.current.articles.typed));

  const outcomeOf = async (enquiry: Enquiry, delivery: Delivery): Promise<Outcome> => {
    const { typed } = latest.current.articles;
    const identity = draft.identity();
    const isUnknown = () => unknownKey.current === identity.key;
    const message = messageOf({ form, enquiry, trapText: delivery.trapText, identity, shell });
    const result = await enquiryService(shell).send(message);
    if (result.kind === 'refused') {
      const refused = refusedFaults(form, result.fields);
      // A fault that no field of the form can show must not look like nothing.
      if (refused.length === 0) return { kind: 'not-sent', problem: 'failed', isUnknown: isUnknown() };
      setChecking({ kind: 'refused', faults: refused });
      return { kind: 'faults' };
    }
    if (result.kind === 'not-sent') {
      if (mayHaveArrived(result.problem)) unknownKey.current = identity.key;
      return { ...result, isUnknown: isUnknown() };
    }
    const isCleared = underWay.current !== delivery;
    const isChanged = !isCleared && isChangedSince(enquiry, typed);
    if (isChanged) latest.current.draft.renew();
    else if (!isCleared) {
      empty();
      draft.prefill();
    }
    const articleNos = message.items.map(({ articleNo }) => articleNo);
    const text = textOf(form, enquiry);
    return { ...result, email: enquiry.values['email'] ?? '', text, articleNos, isChanged };
  };

  const deliver = async (delivery: Delivery) => {
    const pressed = readComplete();
    if (!pressed) return;
    setOutcome({ kind: 'sending' });
    await untilAccepted(draft.identity());
    if (underWay.current !== delivery) return;
    // Text that was typed meanwhile is sent too. A visitor who has left the page has no form any more.
    const enquiry = element.current ? readComplete() : pressed;
    if (!enquiry) return;
    const result = await outcomeOf(enquiry, delivery);
    // A visitor who has cleared the form since is told only that it was sent.
    if (underWay.current === delivery || result.kind === 'received') setOutcome(result);
  };

  const send = async () => {
    if (underWay.current) return;
    const delivery = { trapText: trapTextOf(element.current) };
    underWay.current = delivery;
    await deliver(delivery).finally(() => {
      if (underWay.current === delivery) underWay.current = undefined;
    });
  };

  const isLost = outcome.kind === 'not-sent' && outcome.isUnknown;
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => sendAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost]);

  return {
    outcome,
    faults,
    /** Sends it to the site's endpoint. A second call while the first is under way does nothing. */
    send,
    openMail: () => handOver(handToMailProgram(shell.site.company.email)),
    copy: () => handOver(copyText),
    /** Empties the form, and forgets who filled it in. What is not on its way yet is not sent. */
    clear: () => {
      underWay.current = undefined;
      empty();
      openPerson(shell.storage).clear();
    },
    /** Back to the form from a receipt. */
    edit,
    /** Faults from the service count until the visitor changes something. */
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
