import shared from '#content/form.json';
import texts from '#content/forms.json';
import { ColumnHeads } from '../../components/column-heads';
import { choicesOf, type ArticlesField, type FormField } from '../../model/enquiry-form';
import type { PageForm } from './forms';
import classNames from './blank-sheet.module.css';

type BlankFieldProps = {
  form: PageForm;
  field: FormField;
};

/** The label of a field, and room to write. */
export function BlankField({ form, field }: BlankFieldProps) {
  return (
    <div className={isLarge(field) ? classNames.large : undefined}>
      <dt>
        {form.texts.fields[field.name]} {field.isOptional && <span className="muted">{shared.optional}</span>}
      </dt>
      <dd>
        <Room form={form} field={field} />
      </dd>
    </div>
  );
}

/** Room for a text of several lines. */
const textLines = 4;

const isLarge = ({ control }: FormField) => control === 'lines' || control === 'articles';

function Room({ form, field }: BlankFieldProps) {
  switch (field.control) {
    case 'articles':
      return <ArticleTable field={field} />;
    case 'lines':
      return Array.from({ length: textLines }, (_, line) => <span key={line} className={classNames.line} />);
    case 'choice':
      return choicesOf(form, field.name)
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => (
          <span key={value} className={classNames.choice}>
            {label}
          </span>
        ));
    default:
      return <span className={classNames.line} />;
  }
}

/** Rows of the table; whoever has more articles takes a second sheet. */
const sheetRows = 5;

function ArticleTable({ field: { columns } }: { field: ArticlesField }) {
  const heads = [texts.blank.number, ...columns.map((column) => shared.articles[column])];
  return (
    <table className={classNames.articles}>
      <ColumnHeads columns={heads} />
      <tbody>
        {Array.from({ length: sheetRows }, (_, row) => (
          <tr key={row}>
            {heads.map((head) => (
              <td key={head} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
