import { useRef, useSyncExternalStore } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Shell } from 'shared-types';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import scripts from '../../components/scripted.module.css';
import shared from '#content/form.json';
import { articlesFieldOf, type EnquiryForm } from '../../model/enquiry-form';
import { FaultSummary, NotSent } from './fault-summary';
import { FormButtons } from './form-buttons';
import { FormFields } from './form-fields';
import { OutcomeMessage, Received } from './outcome-message';
import { useArticles } from './use-articles';
import { useDelivery } from './use-delivery';
import { useEarlySubmit } from './use-early-submit';
import { useListed } from './use-listed';
import { useDraft } from './use-draft';
import classNames from './request-form.module.css';

type RequestFormProps = {
  form: EnquiryForm;
  shell: Shell;
  /** Query of the address; `?items=` names articles, `?list` adds those of the visitor's list, and the name of a choice chooses. */
  search: string;
  labelledBy: string;
  /** The heading, and the part between it and the form. */
  children: ReactNode;
};

/**
 * A form, sent to the site's endpoint; without one, handed to the visitor's own mail program or clipboard. It says
 * that something was received only when the service has said so. Before the script runs, `method="dialog"` keeps a
 * click from putting the fields into the address.
 */
export function RequestForm({ form, shell, search, labelledBy, children }: RequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { atMost = maxEnquiryItems } = articlesFieldOf(form) ?? {};
  const articles = useArticles({ shell, search, atMost });
  const draft = useDraft({ storage: shell.storage, form, element, articles, search });
  const listed = useListed(shell);
  const { outcome, faults, ...delivery } = useDelivery({ shell, form, element, articles, draft });
  const { company, enquiries } = shell.site;
  const { isRefused } = shell.storage;
  const isUnsaved = useSyncExternalStore(isRefused.subscribe, isRefused.getState, isRefused.getInitialState);
  const canSend = enquiries.endpoint !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (canSend ? delivery.send() : delivery.openMail());
  };

  useEarlySubmit({ element, search, submit: () => canSend && void delivery.send() });

  const follow = () => {
    draft.keepTyped();
    delivery.recheck();
  };

  return (
    <>
      {outcome.kind === 'faults' && faults.length > 0 && (
        <FaultSummary form={form} faults={faults} outcome={outcome} />
      )}
      {children}
      {outcome.kind === 'received' && (
        <Received receipt={outcome} another={form.texts.another} listed={listed} onAnother={delivery.edit} />
      )}
      <form
        ref={element}
        className={`${scripts.scripted} printed ${classNames.form}`}
        hidden={outcome.kind === 'received'}
        method="dialog"
        aria-labelledby={labelledBy}
        noValidate
        onSubmit={submit}
        onInput={follow}
      >
        <p className="muted">
          {shared.needed} {draft.isPrefilled && shared.prefilled}
        </p>
        <FormFields
          form={form}
          faults={faults}
          values={draft.values}
          articles={articles}
          messages={shell.messages}
          listed={listed}
          isListWanted={new URLSearchParams(search).has('list')}
        />
        {outcome.kind === 'not-sent' && <NotSent {...outcome} email={company.email} isUnsaved={isUnsaved} />}
        <FormButtons
          outcome={outcome}
          canSend={canSend}
          send={form.texts.send}
          onMail={() => void delivery.openMail()}
          onCopy={() => void delivery.copy()}
          onClear={delivery.clear}
        />
        <div>
          <OutcomeMessage outcome={outcome} email={company.email} />
          <p className="small muted">{isUnsaved ? shared.remarkUnsaved : shared.remark}</p>
        </div>
      </form>
    </>
  );
}
