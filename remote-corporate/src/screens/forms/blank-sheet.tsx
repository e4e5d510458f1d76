import type { Site } from 'shared-types';
import scripts from '../../components/scripted.module.css';
import shared from '#content/form.json';
import texts from '#content/forms.json';
import type { PageForm } from './forms';
import { BlankField } from './blank-field';
import { sheetOf } from './shown-part';
import classNames from './blank-sheet.module.css';

type BlankSheetProps = {
  form: PageForm;
  site: Site;
  isShown: boolean;
};

/** A form to be printed and filled in by hand: its labels, and lines to write on. */
export function BlankSheet({ form, site: { company }, isShown }: BlankSheetProps) {
  const headingId = `${sheetOf(form)}-heading`;
  const { heading } = form.texts;
  return (
    <section
      id={sheetOf(form)}
      className={classNames.part}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-shown={isShown || undefined}
    >
      <div className={`no-print ${classNames.tools}`}>
        <p className="muted">{texts.blank.remark}</p>
        <button className={`button ${scripts.scripted}`} type="button" onClick={() => window.print()}>
          {texts.blank.print}
        </button>
        <a className="link" href={`#${form.name}`}>
          {texts.blank.back}
          <span className="visually-hidden">: {heading}</span>
        </a>
      </div>
      <div className={classNames.sheet}>
        <h2 id={headingId}>{heading}</h2>
        <p className="small">
          {texts.blank.sendTo}: {[company.name, ...company.address, company.email].join(', ')}
        </p>
        <p className="small muted">{shared.needed}</p>
        <dl className={classNames.fields}>
          {form.fields.map((field) => (
            <BlankField key={field.name} form={form} field={field} />
          ))}
        </dl>
      </div>
    </section>
  );
}
