import type { Shell } from 'shared-types';
import texts from '#content/forms.json';
import { RequestForm } from '../../features/enquiry-form/request-form';
import { WaysToReach } from '../../components/ways-to-reach';
import { shownEntries } from '../../model/sample';
import type { PageForm } from './forms';
import classNames from './form-part.module.css';

type FormPartProps = {
  form: PageForm;
  shell: Shell;
  search: string;
  isShown: boolean;
};

/** One form with what to know before, at the left of it. Only the shown one is there to be filled in. */
export function FormPart({ form, shell, search, isShown }: FormPartProps) {
  const headingId = `${form.name}-heading`;
  const before = (
    <div className={classNames.before}>
      <h2 id={headingId}>{form.texts.heading}</h2>
      {shownEntries(form.texts.notes, shell.site).map(({ text }) => (
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
        <RequestForm form={form} shell={shell} search={search} labelledBy={headingId}>
          {before}
        </RequestForm>
      ) : (
        before
      )}
      <div className={classNames.withoutScript}>
        <p>{texts.withoutScript}</p>
        <WaysToReach site={shell.site} />
      </div>
    </section>
  );
}
