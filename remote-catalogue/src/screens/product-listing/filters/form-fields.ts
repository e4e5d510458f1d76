import type { FilterGroup, ListChange } from '../list-view';

/** Whether something is a box or a button of the filters. */
export const isFilterField = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What a field asks for as it stands. */
export function changeOf({ type, name: column, value, checked }: HTMLInputElement): ListChange {
  if (type === 'radio' && value === '') return { kind: 'any', column };
  return { kind: checked ? 'choose' : 'unchoose', column, value };
}

const fieldsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter(isFilterField);

/** What differs from the fields as rendered; of radio buttons, only the chosen one counts. */
export const touchedChanges = (form: HTMLFormElement): readonly ListChange[] =>
  fieldsOf(form)
    .filter((field) => field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked))
    .map(changeOf);

/** Puts the fields into the state of the list: filters are also removed by their chips, and by Back. */
export function setFields(form: HTMLFormElement, groups: readonly FilterGroup[]): void {
  const chosen = new Map(
    groups
      .flatMap(({ columns }) => columns)
      .map(({ key, values }) => [
        key,
        new Set(values.filter(({ isChosen }) => isChosen).map(({ value }) => value)),
      ]),
  );
  for (const field of fieldsOf(form)) {
    const values = chosen.get(field.name);
    if (!values) continue;
    const isAny = field.type === 'radio' && field.value === '' && values.size === 0;
    field.checked = isAny || values.has(field.value);
  }
}
