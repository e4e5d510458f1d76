import { type ChangeEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useHistoryMove } from '../../../components/use-history-move';
import type { ListChange } from '../list-view';

/** Id of the form of the page, for its fields that stand elsewhere. */
export const filterForm = 'filters';

interface FilterFormProps {
  /** The list without filters, with what a form that is sent without scripts keeps; absent in the dialog. */
  readonly sent?: {
    readonly path: string;
    readonly kept: readonly (readonly [name: string, value: string])[];
  };
  /** The list that the fields are of: with another one, they are as it was drawn. */
  readonly listed: string;
  readonly children: ReactNode;
  readonly onChange: (changes: readonly ListChange[], options?: { readonly replace: boolean }) => void;
}

/** All filters. The fields are uncontrolled, so that a click shows at once, even before hydration. */
export function FilterForm({ sent, listed, children, onChange }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isRead = useRef(false);
  // What the visitor chose before hydration is applied.
  useEffect(() => {
    if (isRead.current || !form.current) return;
    isRead.current = true;
    const changes = touchedChanges(form.current);
    if (changes.length > 0) onChange(changes);
  }, [onChange]);
  const drawn = useRef(listed);
  useLayoutEffect(() => {
    // At first the fields are as rendered, except for what the visitor changed before hydration, or while the list was counted.
    if (drawn.current !== listed) resetFields(form.current);
    drawn.current = listed;
  }, [listed]);
  // What Back takes back may never have been drawn: then the list stays as it is.
  useHistoryMove(() => resetFields(form.current));
  const onFieldChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target;
    if (isFilterField(field)) onChange([changeOf(field)]);
  };
  return (
    <form
      ref={form}
      {...(sent && { id: filterForm, action: sent.path })}
      autoComplete="off"
      onChange={onFieldChange}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {sent?.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Whether something is a box or a button of the filters. */
const isFilterField = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What a field asks for as it stands. */
function changeOf({ type, name: column, value, checked }: HTMLInputElement): ListChange {
  if (type === 'radio' && value === '') return { kind: 'any', column };
  return { kind: checked ? 'with' : 'without', condition: { column, value } };
}

const fieldsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter(isFilterField);

/** What differs from the fields as rendered; of radio buttons, only the chosen one counts. */
const touchedChanges = (form: HTMLFormElement): readonly ListChange[] =>
  fieldsOf(form)
    .filter((field) => field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked))
    .map(changeOf);

/** Puts the fields into the state of the list, as they were drawn: filters are also removed by their chips, and by Back. */
function resetFields(form: HTMLFormElement | null): void {
  for (const field of form ? fieldsOf(form) : []) field.checked = field.defaultChecked;
}
