import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { canBeAnonymous } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import { mailboxOf } from '../../model/enquiry-form';
import { FormFields } from './form-fields';
import { useListed } from './list-offer';
import { ByMail, NotSent } from './outcome-message';
import { Received } from './receipt';
import type { Outcome } from './use-delivery';
import { useRequestForm, type RequestSource } from './use-request-form';
import classNames from './request-form.module.css';

type RequestFormProps = RequestSource & {
  labelledBy: string;
  /** The heading, and the part between it and the form. */
  children: ReactNode;
};

/**
 * A form, sent to the site's endpoint; without one, by the visitor's own mail. It says that something was received only when the
 * service has said so. Without scripts, or before they run, the browser posts it by itself.
 */
export function RequestForm({ form, shell, request, data, labelledBy, children }: RequestFormProps) {
  const { returned, isAnswer, methods, articles, receipt, outcome, delivery } = useRequestForm({
    form,
    shell,
    request,
    data,
  });
  const listed = useListed(shell);
  const { search, path } = request;
  const { site } = shell;
  const { endpoint } = site.enquiries;
  const email = mailboxOf(form, site);
  const isSending = outcome.kind === 'sending';
  // An endpoint elsewhere takes JSON alone.
  const canPost = endpoint.startsWith('/');
  const notSent = outcome.kind === 'not-sent' && <NotSent {...{ outcome, form, email }} />;
  const { errors, submitCount } = methods.formState;
  const hasFaults = Object.keys(errors).length > 0;
  const box = useRef<HTMLFormElement>(null);
  // The first field with a fault, after each press; of articles without fields, their box.
  useLayoutEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    if (hasFaults) (find('[aria-invalid]') ?? find('fieldset'))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- not while the visitor corrects them
  }, [submitCount, outcome]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void delivery.send();
  };
  return (
    <FormProvider {...methods}>
      {children}
      {receipt && <Received {...{ receipt, form, listed, path, site }} />}
      <form
        ref={box}
        className={`${canPost ? '' : scripts.scripted} printed ${classNames.form}`}
        hidden={receipt !== undefined}
        {...(canPost ? { method: 'post', action: endpoint } : { method: 'dialog' })}
        aria-labelledby={labelledBy}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="form" value={form.name} />
        <input type="hidden" name="page" value={path} />
        {isAnswer && notSent}
        {isAnswer && hasFaults && <p className="error-text">Not sent. Please correct the marked fields.</p>}
        <p className="muted">All fields are required except those marked optional.</p>
        <div className={classNames.fields} inert={isSending}>
          <FormFields {...{ form, articles, listed, returned, search }} />
        </div>
        {!isAnswer && notSent}
        {outcome.kind === 'by-mail' && <ByMail {...{ form, email }} values={outcome.values} />}
        <div className={`buttons ${classNames.actions}`}>
          <button className="button" type="submit" aria-disabled={isSending || undefined}>
            {endpoint === '' ? 'Continue by e-mail' : sendLabel(outcome, form.send)}
          </button>
          <button
            className={`button button-outlined ${scripts.scripted}`}
            type="button"
            disabled={isSending}
            onClick={delivery.clear}
          >
            Clear
          </button>
        </div>
        {!canBeAnonymous(form.fields) && (
          <p className={`small muted ${scripts.scripted}`}>
            What you type is kept in this tab, also for our other forms, until you clear it or close the tab.
          </p>
        )}
      </form>
    </FormProvider>
  );
}

function sendLabel(outcome: Outcome, send: string): string {
  if (outcome.kind === 'sending') return 'Sending…';
  if (outcome.kind !== 'not-sent') return send;
  return outcome.isUnknown ? 'Send again' : 'Retry';
}
