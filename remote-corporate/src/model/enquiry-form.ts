import type { FormDeclaration, Site } from 'shared-types';
import type { FieldTexts } from 'shared-types/protocol/form-values';
import { forms } from '#remote';

/** The texts of one form, by field. */
export interface FormTexts {
  readonly heading: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hints?: FieldTexts | undefined;
  /** Answers of choices, by their values. */
  readonly choices?: Readonly<Record<string, FieldTexts>> | undefined;
  /** Messages about what a field needs; under the name of a column, about what each article needs. */
  readonly faults: FieldTexts;
}

/** One form, as a page shows it. */
export interface EnquiryForm<Texts extends FormTexts = FormTexts> {
  /** Name that `remote.json` declares. */
  readonly name: string;
  readonly fields: FormDeclaration;
  readonly texts: Texts;
  /** Label of the button that sends it. */
  readonly send: string;
  /** What happens with it, for its receipt. */
  readonly next: readonly { readonly title?: string; readonly text: string; readonly sample?: boolean }[];
}

/** A form that `remote.json` declares. */
export const formOf = <Texts extends FormTexts>(
  form: Omit<EnquiryForm<Texts>, 'fields'>,
): EnquiryForm<Texts> => ({ ...form, fields: forms?.[form.name] ?? {} });

/** The address that answers a form. */
export const mailboxOf = ({ name }: Pick<EnquiryForm, 'name'>, { enquiries, company }: Site): string =>
  enquiries.mailboxes?.[name] ?? company.email;
