import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { Shell } from 'shared-types';
import texts from '../../../content/data/enquiry.json';
import { ArticleRows } from './article-rows';
import { EnquiryFields } from './enquiry-fields';
import { FaultSummary } from './fault-summary';
import { FormButtons } from './form-buttons';
import { NotSent } from './not-sent';
import { OutcomeMessage } from './outcome-message';
import { Received } from './received';
import { useArticles } from './use-articles';
import { useDelivery } from './use-delivery';
import { useDraft } from './use-draft';
import classNames from './enquiry-form.module.css';

type EnquiryFormProps = {
  shell: Shell;
  /** Query of the address; `?items=` names articles, `?topic=` a topic. */
  search: string;
};

/**
 * An enquiry, sent to the site's endpoint; without one, handed to the visitor's own mail program or clipboard. It says
 * that something was received only when the service has said so. Before the script runs, `method="dialog"` keeps a
 * click from putting the fields into the address.
 */
export function EnquiryForm({ shell, search }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const articles = useArticles(shell, search);
  const draft = useDraft(form, articles, search);
  const { outcome, faults, ...delivery } = useDelivery({ shell, form, articles, draft });
  const { company, enquiries } = shell.site;
  const canSend = enquiries.endpoint !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (canSend ? delivery.send() : delivery.openMail());
  };

  return (
    <section className="no-print" aria-labelledby="your-enquiry">
      {outcome.kind === 'faults' && faults.length > 0 && <FaultSummary faults={faults} />}
      <h2 id="your-enquiry">{texts.heading}</h2>
      <p className={classNames.withoutScript}>{texts.withoutScript}</p>
      {outcome.kind === 'received' && <Received receipt={outcome} onAnother={delivery.edit} />}
      <form
        ref={form}
        className={classNames.form}
        hidden={outcome.kind === 'received'}
        method="dialog"
        aria-labelledby="your-enquiry"
        noValidate
        onSubmit={submit}
        onInput={delivery.recheck}
      >
        <p className="muted">{texts.needed}</p>
        <ArticleRows articles={articles} announce={shell.announce} />
        <EnquiryFields faults={faults} messageLength={draft.messageLength} />
        {outcome.kind === 'not-sent' && <NotSent problem={outcome.problem} email={company.email} />}
        <FormButtons
          outcome={outcome}
          canSend={canSend}
          onMail={() => void delivery.openMail()}
          onCopy={() => void delivery.copy()}
          onClear={delivery.clear}
        />
        <div>
          <OutcomeMessage outcome={outcome} email={company.email} />
          <p className="small muted">{texts.remark}</p>
        </div>
      </form>
    </section>
  );
}
