import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Shell } from 'shared-types';
import { maxEnquiryItems, trapField } from 'shared-types/protocol/enquiry-limits';
import { articlesFieldOf, type FormValues } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import type { Draft } from '../../model/draft';
import { draftSchema, type EnquiryForm } from '../../model/enquiry-form';
import { ArticleRows } from './article-rows';
import { FaultSummary } from './fault-summary';
import { Field } from './field';
import { FormButtons } from './form-buttons';
import { useListed } from './list-offer';
import { NotSent, OutcomeMessage } from './outcome-message';
import { Received } from './receipt';
import { useArticles } from './use-articles';
import { useDelivery } from './use-delivery';
import { useDraft } from './use-draft';
import { useEarlySubmit } from './use-early-submit';
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

/** Fields have no values of their own before the draft: what was typed before the script ran stays. */
const noDraft = { items: [], pasted: '' };

/**
 * A form, sent to the site's endpoint; without one, handed to the visitor's own mail program or clipboard. It says
 * that something was received only when the service has said so. Before the script runs, `method="dialog"` keeps a
 * click from putting the fields into the address.
 */
export function RequestForm({ form, shell, search, labelledBy, children }: RequestFormProps) {
  const trap = useRef<HTMLLabelElement>(null);
  const resolver = useMemo(() => valibotResolver(draftSchema(form)), [form]);
  const methods = useForm<Draft, unknown, FormValues>({
    defaultValues: noDraft,
    resolver,
    shouldFocusError: false,
  });
  const field = articlesFieldOf(form.fields);
  const draft = useDraft({ methods, form, storage: shell.storage, search });
  const articles = useArticles({ methods, shell, search, atMost: field?.most ?? maxEnquiryItems });
  const { outcome, ...delivery } = useDelivery({ shell, form, methods, articles, draft });
  const listed = useListed(shell);
  const { company, enquiries } = shell.site;
  const { isRefused } = shell.storage;
  const isUnsaved = useSyncExternalStore(isRefused.subscribe, isRefused.getState, isRefused.getInitialState);
  const canSend = enquiries.endpoint !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (canSend ? delivery.send() : delivery.openMail());
  };

  useEarlySubmit({ trap, search, submit: () => canSend && void delivery.send() });

  return (
    <FormProvider {...methods}>
      <FaultSummary form={form} outcome={outcome} />
      {children}
      {outcome.kind === 'received' && (
        <Received receipt={outcome} another={form.another} listed={listed} onAnother={delivery.edit} />
      )}
      <form
        className={`${scripts.scripted} printed ${classNames.form}`}
        hidden={outcome.kind === 'received'}
        method="dialog"
        aria-labelledby={labelledBy}
        noValidate
        onSubmit={submit}
      >
        <p className="muted">
          All fields are required except those marked optional.{' '}
          {draft.isPrefilled && 'Name, e-mail and company are filled in from another form in this tab.'}
        </p>
        <div className={classNames.fields}>
          {Object.entries(form.fields).map(([name, one]) =>
            one.kind === 'articles' ? (
              <ArticleRows
                key={name}
                {...{ form, articles, listed }}
                field={{ ...one, name }}
                messages={shell.messages}
                isListWanted={new URLSearchParams(search).has('list')}
              />
            ) : (
              <Field key={name} form={form} name={name} field={one} />
            ),
          )}
          {/* For robots alone. */}
          <label ref={trap} className="visually-hidden" aria-hidden="true">
            Leave empty
            <input {...methods.register(`fields.${trapField}`)} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {outcome.kind === 'not-sent' && <NotSent {...outcome} email={company.email} isUnsaved={isUnsaved} />}
        <FormButtons
          outcome={outcome}
          canSend={canSend}
          send={form.send}
          onMail={() => void delivery.openMail()}
          onCopy={() => void delivery.copy()}
          onClear={delivery.clear}
        />
        <div>
          <OutcomeMessage outcome={outcome} email={company.email} />
          <p className="small muted">
            {isUnsaved
              ? 'Your browser cannot save your draft: it is lost when you close or reload this page.'
              : 'Your draft is saved in this tab until you clear it or close the tab.'}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
