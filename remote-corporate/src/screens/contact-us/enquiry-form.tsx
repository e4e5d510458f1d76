import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Shell } from 'shared-types';
import texts from '../../../content/data/enquiry.json';
import { faultsOf, type Enquiry, type Fault } from '../../model/enquiry';
import { clearEnquiryDraft } from '../../storage';
import { ArticleRows } from './article-rows';
import { EnquiryFields } from './enquiry-fields';
import { FaultSummary } from './fault-summary';
import { copyText, handToMailProgram, type Outcome } from './hand-over';
import { OutcomeMessage } from './outcome-message';
import { useArticles } from './use-articles';
import { useDraft } from './use-draft';
import { valuesOf } from './values-of';
import classNames from './enquiry-form.module.css';

type EnquiryFormProps = {
  shell: Shell;
  /** Query of the address; `?items=` names articles, `?topic=` a topic. */
  search: string;
};

/**
 * An enquiry, handed to the visitor's own mail program or clipboard. It never says that anything was delivered, since
 * it cannot know. Before the script runs, `method="dialog"` keeps a click from putting the fields into the address.
 */
export function EnquiryForm({ shell, search }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' });
  const articles = useArticles(shell, search);
  const messageLength = useDraft(form, articles, search);
  const { email } = shell.site.company;

  const readEnquiry = (): Enquiry => ({ values: valuesOf(form.current), articles: articles.list });

  /** Does something with a complete enquiry; an incomplete one is shown its faults. */
  const handOver = async (deliver: (email: string, enquiry: Enquiry) => Promise<Outcome>) => {
    const enquiry = readEnquiry();
    const found = faultsOf(enquiry.values);
    setFaults(found);
    setOutcome(found.length > 0 ? { kind: 'faults' } : await deliver(email, enquiry));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void handOver(handToMailProgram);
  };

  const clear = () => {
    form.current?.reset();
    articles.clear();
    clearEnquiryDraft();
    setFaults([]);
    setOutcome({ kind: 'editing' });
  };

  // Once a fault was shown, it goes as soon as it is mended.
  const recheck = () => setFaults((shown) => (shown.length > 0 ? faultsOf(valuesOf(form.current)) : shown));

  return (
    <section className="no-print" aria-labelledby="your-enquiry">
      {outcome.kind === 'faults' && faults.length > 0 && <FaultSummary faults={faults} />}
      <h2 id="your-enquiry">{texts.heading}</h2>
      <p className={classNames.withoutScript}>{texts.withoutScript}</p>
      <form
        ref={form}
        className={classNames.form}
        method="dialog"
        aria-labelledby="your-enquiry"
        noValidate
        onSubmit={submit}
        onInput={recheck}
      >
        <p className="muted">{texts.needed}</p>
        <ArticleRows articles={articles} announce={shell.announce} />
        <EnquiryFields faults={faults} messageLength={messageLength} />
        <div className={`buttons ${classNames.actions}`}>
          <button className="button" type="submit">
            {texts.openMail}
          </button>
          <button className="button button-outlined" type="button" onClick={() => void handOver(copyText)}>
            {texts.copy}
          </button>
          <button className="button button-outlined" type="button" onClick={clear}>
            {texts.clear}
          </button>
        </div>
        <div>
          <OutcomeMessage outcome={outcome} email={email} />
          <p className="small muted">{texts.remark}</p>
        </div>
      </form>
    </section>
  );
}
