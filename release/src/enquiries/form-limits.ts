import type { FormDeclaration } from 'shared-types';
import type { RemoteRelease } from 'shared-types/release';
import type { EnquiryMessage } from 'shared-types/enquiry';
import { isEmail, isVisible } from 'shared-types/protocol/email';
import { maxLineLength, maxTextLength, trapField } from 'shared-types/protocol/enquiry-limits';
import { isPlainLine, isPlainText } from 'shared-types/protocol/plain-text';

/** Forms that live remotes declare, by name; empty while no remote declares any. */
export type DeclaredForms = Readonly<Record<string, FormDeclaration>>;

type FieldLengths = NonNullable<FormDeclaration['lines']>;

/** The wider of two limits, for each field. */
function widest(one: FieldLengths = {}, other: FieldLengths = {}): FieldLengths {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]));
}

/** Declaration that takes what at least one of two declarations of a form takes. */
const either = (one: FormDeclaration, other: FormDeclaration): FormDeclaration => ({
  lines: widest(one.lines, other.lines),
  texts: widest(one.texts, other.texts),
  articles: Math.max(one.articles ?? 0, other.articles ?? 0),
});

/** The forms of releases: what any of them declares, since a tab may show an older page. */
export function declaredForms(releases: readonly Pick<RemoteRelease, 'forms'>[]): DeclaredForms {
  const forms = new Map<string, FormDeclaration>();
  for (const [name, form] of releases.flatMap((release) => Object.entries(release.forms ?? {}))) {
    const known = forms.get(name);
    forms.set(name, known ? either(known, form) : form);
  }
  return Object.fromEntries(forms);
}

interface FieldLimit {
  readonly maxLength: number;
  readonly isLine: boolean;
}

/** Limit of a field of a form; `undefined` if the form has no such field. */
function limitOf(form: FormDeclaration, field: string): FieldLimit | undefined {
  if (field === trapField) return { maxLength: maxTextLength, isLine: false };
  const { lines = {}, texts = {} } = form;
  if (Object.hasOwn(texts, field))
    return { maxLength: Math.min(texts[field] ?? 0, maxTextLength), isLine: false };
  if (Object.hasOwn(lines, field))
    return { maxLength: Math.min(lines[field] ?? 0, maxLineLength), isLine: true };
  return undefined;
}

/** Remotes that were built before contract 1.4.0 declare no forms: their fields get the widest limits. */
const anyField: FieldLimit = { maxLength: maxTextLength, isLine: false };

export interface FormCheck {
  /** Fault of the page, whatever the visitor typed; `undefined` if there is none. */
  readonly problem: string | undefined;
  readonly limitOf: (field: string) => FieldLimit;
}

export function checkForm(forms: DeclaredForms, { form, fields, items }: EnquiryMessage): FormCheck {
  if (Object.keys(forms).length === 0) return { problem: undefined, limitOf: () => anyField };
  const declared = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!declared) return { problem: `Unknown form '${form}'.`, limitOf: () => anyField };
  const unknown = Object.keys(fields).find((field) => !limitOf(declared, field));
  const { articles = 0 } = declared;
  const problem =
    unknown !== undefined
      ? `The form '${form}' has no field '${unknown}'.`
      : new Set(items.map(({ articleNo }) => articleNo)).size > articles
        ? `The form '${form}' accepts at most ${articles} articles.`
        : undefined;
  return { problem, limitOf: (field) => limitOf(declared, field) ?? anyField };
}

function faultOf(text: string, { maxLength, isLine }: FieldLimit): string | undefined {
  if (text.length > maxLength) return `Enter at most ${maxLength.toLocaleString('en')} characters.`;
  if (isLine && /[\r\n\t]/.test(text)) return 'Enter one line only.';
  return (isLine ? isPlainLine(text) : isPlainText(text))
    ? undefined
    : 'The text contains invisible characters. Please type it again.';
}

/**
 * Faults that the visitor has to correct before an enquiry can be answered, by field; empty if there are none. The page
 * of a form checks its other requirements.
 */
export function faultsOf(
  { fields }: EnquiryMessage,
  limit: FormCheck['limitOf'],
): Readonly<Record<string, string>> {
  const { name = '', email = '' } = fields;
  const faults = Object.entries(fields).flatMap(([field, text]) => {
    const fault = faultOf(text, limit(field));
    return fault === undefined ? [] : [[field, fault] as const];
  });
  return {
    ...(!isVisible(name) && { name: 'Enter your name.' }),
    ...(!isEmail(email) && { email: 'Enter an e-mail address such as name@company.example.' }),
    ...Object.fromEntries(faults),
  };
}
