import { useFormContext } from 'react-hook-form';
import type { PostedForm } from 'shared-types/enquiry';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import type { EnquiryForm } from '../../model/enquiry-form';
import { textsIn } from '../../model/form-address';
import { ArticleRows } from './article-rows';
import { Field } from './field';
import type { Listed } from './list-offer';
import type { Articles } from './use-articles';
import type { Draft } from './use-draft';

type FormFieldsProps = {
  form: EnquiryForm;
  articles: Articles;
  listed: Listed | undefined;
  returned: PostedForm | undefined;
  /** Query of the address; `?list` adds the articles of the visitor's list. */
  search: string;
};

export function FormFields({ form, articles, listed, returned, search }: FormFieldsProps) {
  const { register } = useFormContext<Draft>();
  const query = new URLSearchParams(search);
  const isListWanted = query.has('list');
  const typed = returned?.fields ?? textsIn(query, form.fields);
  return (
    <>
      {Object.entries(form.fields).map(([name, field]) =>
        field.kind === 'articles' ? (
          <ArticleRows key={name} {...{ form, articles, listed, isListWanted }} field={{ ...field, name }} />
        ) : (
          <Field key={name} {...{ form, name, field }} typed={typed[name]} />
        ),
      )}
      {/* For robots alone. */}
      <label className="visually-hidden" aria-hidden="true">
        Leave empty
        <input {...register(`fields.${trapField}`)} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
