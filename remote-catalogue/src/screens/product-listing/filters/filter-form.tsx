import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import scripts from '../../../components/scripted.module.css';
import { useHistoryMove } from '../../../components/use-history-move';
import type { FilterGroup, ListChange } from '../list-view';
import { OpenGroup } from './filter-group';
import { changeOf, isFilterField, setFields, touchedChanges } from './form-fields';

interface FilterFormProps {
  readonly groups: readonly FilterGroup[];
  /** So many groups stand open. */
  readonly openGroups: number;
  /** Draws the other groups, once its script has arrived. */
  readonly more?: (groups: readonly FilterGroup[]) => ReactNode;
  readonly onChange: (changes: readonly ListChange[], options?: { readonly replace: boolean }) => void;
}

/** All filters. The fields are uncontrolled, so that a click shows at once, even before hydration. */
export function FilterForm({ groups, openGroups, more, onChange }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useTouchedFields(form, onChange);
  const drawn = useRef(groups);
  useLayoutEffect(() => {
    // At first the fields are as rendered, except for what the visitor changed before hydration.
    if (form.current && drawn.current !== groups) setFields(form.current, groups);
    drawn.current = groups;
  }, [groups]);
  // What Back takes back may never have been drawn: then the groups stay as they are.
  useHistoryMove(() => {
    if (form.current) setFields(form.current, groups);
  });
  const onFieldChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target;
    if (isFilterField(field)) onChange([changeOf(field)]);
  };
  return (
    <form
      ref={form}
      className={scripts.scripted}
      autoComplete="off"
      onChange={onFieldChange}
      onSubmit={(event) => event.preventDefault()}
    >
      {groups.slice(0, openGroups).map((group) => (
        <OpenGroup key={group.key} group={group} />
      ))}
      {more?.(groups.slice(openGroups))}
    </form>
  );
}

/** Applies what the visitor chose before hydration. */
function useTouchedFields(form: RefObject<HTMLFormElement | null>, onChange: FilterFormProps['onChange']) {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current || !form.current) return;
    isRead.current = true;
    const changes = touchedChanges(form.current);
    if (changes.length > 0) onChange(changes);
  }, [form, onChange]);
}
