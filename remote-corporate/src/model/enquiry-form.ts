/** A form described by data: what it asks for, within which limits, and in which words. */

/** A column of the table of articles. */
export type ArticleColumn = 'quantity' | 'size';

interface NamedField {
  /** Name that the service gets; texts are found by it. */
  readonly name: string;
  readonly isOptional?: true;
  /** Takes the whole width. */
  readonly isWide?: true;
  /** The token by which browsers fill it in. */
  readonly autoComplete?: string;
}

/** A text in one line. */
export interface LineField extends NamedField {
  readonly control: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** The keyboard of a telephone. */
  readonly inputMode?: 'numeric';
}

/** A text in several lines. */
export interface TextField extends NamedField {
  readonly control: 'lines';
  /** Least length in characters; the field then shows its current length. */
  readonly minLength?: number;
  /** Opens the text for the mail program, without its label. */
  readonly isBody?: true;
}

/** A choice of one of several. */
export interface ChoiceField extends NamedField {
  readonly control: 'choice';
  /** The choice is the subject of the message. */
  readonly isSubject?: true;
}

/** Articles in rows. */
export interface ArticlesField extends NamedField {
  readonly control: 'articles';
  readonly name: 'articles';
  readonly atMost: number;
  readonly columns: readonly ArticleColumn[];
  /** Those of the columns that must be filled in. */
  readonly needed: readonly ArticleColumn[];
}

/** A field of a form, in the order of the form. */
export type FormField = LineField | TextField | ChoiceField | ArticlesField;

/** An option; `value` is sent to the service. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Kinds of faults. `incomplete`: a row of the field lacks something; `not-added`: pasted lines are not in it. */
export type FaultKind = 'missing' | 'malformed' | 'too-short' | 'too-long' | 'incomplete' | 'not-added';

/** The texts of one form, without those that all forms share. */
export interface FormTexts {
  readonly heading: string;
  readonly send: string;
  /** The button that brings the form back from a receipt. */
  readonly another: string;
  /** Labels, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Hints, by field. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Answers of choices, by field. */
  readonly choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Messages by field and fault. */
  readonly faults: Readonly<Record<string, Readonly<Partial<Record<FaultKind, string>>>>>;
}

/** One form. */
export interface EnquiryForm {
  /** Name that the service gets. */
  readonly name: string;
  /** Changes whenever the form has other fields. */
  readonly version: string;
  readonly fields: readonly FormField[];
  readonly texts: FormTexts;
}

/** Greatest length of a text in one line, in characters. */
export const lineMaxLength = 200;

/** Least length of a text that somebody is to understand, in characters. */
export const messageMinLength = 10;

/** The answers to choose from, the empty one first. */
export const choicesOf = ({ texts }: EnquiryForm, field: string): readonly Choice[] =>
  texts.choices?.[field] ?? [];

/** The place for articles, if the form has one. */
export const articlesFieldOf = ({ fields }: EnquiryForm): ArticlesField | undefined =>
  fields.find((field) => field.control === 'articles');
