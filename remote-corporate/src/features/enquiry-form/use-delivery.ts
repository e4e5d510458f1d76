import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { EnquiryMessage } from 'shared-types/enquiry';
import type { FormValues } from 'shared-types/protocol/form-values';
import { enquiryService } from '../../api/http';
import { sentLines } from '../../model/article-lines';
import { newIdentity } from '../../model/draft';
import type { EnquiryForm } from '../../model/enquiry-form';
import { mayHaveArrived } from '../../model/enquiry-message';
import { enquiryText } from '../../model/enquiry-text';
import { copyText, handToMailProgram, type HandOver, type Outcome } from './hand-over';
import type { Articles } from './use-articles';
import type { DraftForm, useDraft } from './use-draft';
import { untilAccepted } from './until-accepted';

interface FormParts {
  readonly shell: Shell;
  readonly form: EnquiryForm;
  readonly methods: DraftForm;
  readonly articles: Articles;
  readonly draft: ReturnType<typeof useDraft>;
}

export function useDelivery({ shell, form, methods, articles, draft }: FormParts) {
  const { getValues, setValue, setError, handleSubmit } = methods;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' });
  /** The press of the button that is being delivered. */
  const underWay = useRef<object>(undefined);
  // Key of the draft that the server may have, though no answer came.
  const unknownKey = useRef<string>(undefined);
  const edit = () => setOutcome({ kind: 'editing' });
  /** Takes what was typed and pasted into the articles. @returns the form as it is now; `undefined` if it is incomplete */
  const readComplete = async (): Promise<FormValues | undefined> => {
    articles.takeNumber();
    // Without its code the lines stay, which is a fault of the form.
    await articles.takePasted().catch(() => {});
    let complete: FormValues | undefined;
    await handleSubmit((values) => {
      complete = values;
    }, edit)();
    return complete;
  };

  const handOver = async (deliver: HandOver) => {
    const values = await readComplete();
    if (values) setOutcome(await deliver(form, values));
  };

  /** Shows messages of the service at their fields. @returns false if the form has none of them */
  const showRefused = (messages: Readonly<Record<string, string>>): boolean => {
    const shown = Object.entries(messages).filter(([name]) => name === 'items' || name in form.fields);
    for (const [name, message] of shown) setError(name === 'items' ? name : `fields.${name}`, { message });
    return shown.length > 0;
  };

  const post = async (values: FormValues, delivery: object): Promise<Outcome> => {
    const { key, openedAt } = getValues();
    const before = JSON.stringify(getValues());
    const isUnknown = () => unknownKey.current === key;
    const message: EnquiryMessage = {
      form: form.name,
      key,
      openedAt,
      sentAt: new Date().toISOString(),
      elapsedMs: Math.round(performance.now()),
      fields: values.fields,
      items: sentLines(values.items),
      page: shell.location.getState().path,
      releases: shell.releases,
    };
    const result = await enquiryService(shell).send(message);
    if (result.kind === 'refused')
      // A fault that no field of the form can show must not look like nothing.
      return showRefused(result.fields)
        ? { kind: 'editing' }
        : { kind: 'not-sent', problem: 'failed', isUnknown: isUnknown() };
    if (result.kind === 'not-sent') {
      if (mayHaveArrived(result.problem)) unknownKey.current = key;
      return { ...result, isUnknown: isUnknown() };
    }
    const isCleared = underWay.current !== delivery;
    const isChanged = !isCleared && JSON.stringify(getValues()) !== before;
    if (isChanged) {
      const next = newIdentity();
      setValue('openedAt', next.openedAt);
      setValue('key', next.key);
    } else if (!isCleared) draft.renew();
    return {
      ...result,
      email: values.fields['email'] ?? '',
      text: enquiryText(form, values),
      articleNos: message.items.map(({ articleNo }) => articleNo),
      isChanged,
    };
  };

  const deliver = async (delivery: object) => {
    if (!(await readComplete())) return;
    setOutcome({ kind: 'sending' });
    await untilAccepted(getValues());
    // Text that was typed meanwhile is sent too.
    const values = underWay.current === delivery && (await readComplete());
    if (!values) return;
    const result = await post(values, delivery);
    // A visitor who has cleared the form since is told only that it was sent.
    if (underWay.current === delivery || result.kind === 'received') setOutcome(result);
  };

  const send = async () => {
    if (underWay.current) return;
    const delivery = {};
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
    /** Sends it to the site's endpoint. A second call while the first is under way does nothing. */
    send,
    openMail: () => handOver(handToMailProgram(shell.site.company.email)),
    copy: () => handOver(copyText),
    /** Empties the form, and forgets who filled it in. What is not on its way yet is not sent. */
    clear: () => {
      underWay.current = undefined;
      draft.forget();
      edit();
    },
    /** Back to the form from a receipt. */
    edit,
  };
}
