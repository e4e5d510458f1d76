import type { ScreenProps } from 'shared-types';
import texts from '#content/forms.json';
import scripts from '../../components/scripted.module.css';
import { WaysToReach } from '../../components/ways-to-reach';
import { mailboxOf, type EnquiryForm, type FormTexts } from '../../model/enquiry-form';
import { shownEntries } from '../../model/sample';
import type { FormData } from './load';
import { RequestForm } from './request-form';
import classNames from './form-part.module.css';

/** A form with what stands beside it. */
export type NotedForm<Texts extends FormTexts = FormTexts> = EnquiryForm<
  Texts & { readonly notes: readonly { readonly text: string; readonly sample?: boolean }[] }
>;

type FormPartProps = Pick<ScreenProps<FormData>, 'shell' | 'request' | 'data'> & {
  form: NotedForm;
  isShown: boolean;
};

/** One form with what to know before, at the left of it. Only the shown one is there to be filled in. */
export function FormPart({ form, isShown, ...props }: FormPartProps) {
  const { site } = props.shell;
  const headingId = `${form.name}-heading`;
  const before = (
    <div className={classNames.before}>
      <h2 id={headingId}>{form.texts.heading}</h2>
      {shownEntries(form.texts.notes, site).map(({ text }) => (
        <p key={text} className="muted">
          {text}
        </p>
      ))}
    </div>
  );
  return (
    <section
      id={form.name}
      className={classNames.part}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-shown={isShown || undefined}
    >
      {isShown ? (
        <RequestForm form={form} {...props} labelledBy={headingId}>
          {before}
        </RequestForm>
      ) : (
        before
      )}
      {site.enquiries.endpoint.startsWith('/') ? (
        !isShown && (
          <a className={`button ${scripts.plain}`} href={`?form=${form.name}#${form.name}`}>
            Fill in this form
            <span className="visually-hidden">: {form.texts.heading}</span>
          </a>
        )
      ) : (
        <div className={classNames.withoutScript}>
          <p>{texts.withoutScript}</p>
          <WaysToReach site={site} email={mailboxOf(form, site)} />
        </div>
      )}
    </section>
  );
}
