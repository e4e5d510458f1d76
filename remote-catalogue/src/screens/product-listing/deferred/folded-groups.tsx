import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import scripts from '../../../components/scripted.module.css';
import { GroupFields } from '../filters/filter-fields';
import type { FilterColumn, FilterGroup } from '../../../model/answer/filter-groups';
import { filterForm } from '../filters/filter-form';
import type { Families, ListChange } from '../list-view';
import classNames from './folded-groups.module.css';

interface FoldedGroupsProps {
  readonly groups: readonly FilterGroup[];
  /** So many of them are shown at first; the others when they are asked for, or something is chosen in them. */
  readonly first?: number;
  /** So many of them begin unfolded. */
  readonly unfolded?: number;
  /** True if all are shown whole and unfolded. */
  readonly areWhole?: boolean | undefined;
  /** Where the filters are that this list has not. */
  readonly families?: Families | undefined;
}

/** Groups of filters behind their headings. */
export function FoldedGroups({
  groups,
  first = 0,
  unfolded = 0,
  areWhole = false,
  families,
}: FoldedGroupsProps) {
  const [isWhole, setWhole] = useState(areWhole);
  const hasMore = !isWhole && groups.slice(first).some(({ columns }) => chosenNames(columns) === '');
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button goes away: the focus goes to the first of the new groups.
    const next = currentTarget.parentElement?.querySelector<HTMLElement>('details[hidden]');
    if (next) next.hidden = false;
    next?.querySelector('summary')?.focus();
    setWhole(true);
  };
  return (
    <>
      {groups.map((group, place) => (
        <FoldedGroup
          key={group.key}
          group={group}
          isOpen={areWhole || place < unfolded}
          isWhole={areWhole}
          isExtra={!isWhole && place >= first}
        />
      ))}
      {hasMore && (
        <button type="button" className={`link ${scripts.scripted} ${classNames.more}`} onClick={showAll}>
          More filters
        </button>
      )}
      {families && (
        <p className={`small ${classNames.hint}`}>
          Choose{' '}
          <a href={families.gloves} rel="nofollow">
            Gloves
          </a>{' '}
          or{' '}
          <a href={families.garments} rel="nofollow">
            Garments
          </a>{' '}
          for protection filters.
        </p>
      )}
    </>
  );
}

interface FoldedGroupProps {
  readonly group: FilterGroup;
  readonly isOpen: boolean;
  readonly isWhole: boolean;
  /** Shown only with something chosen in it, or once it was open: what was just cleared keeps the focus. */
  readonly isExtra: boolean;
}

/** A group that opens when it is asked for; its heading says what is chosen. */
function FoldedGroup({ group, isOpen: isOpenAtFirst, isWhole, isExtra }: FoldedGroupProps) {
  const { label, columns } = group;
  const chosen = chosenNames(columns);
  const [isOpen, setOpen] = useState<boolean | undefined>(isOpenAtFirst || chosen !== '' || undefined);
  return (
    <details
      className={classNames.folded}
      open={isOpen === true}
      hidden={isExtra && chosen === '' && isOpen === undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{label}</span>
        <span className={`${chosen ? 'link' : 'muted'} ${classNames.chosen}`}>{chosen || 'Any'}</span>
      </summary>
      {isOpen && (
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          <GroupFields columns={columns} isWhole={isWhole} />
        </fieldset>
      )}
    </details>
  );
}

/** What is chosen in a group, in short. */
function chosenNames(columns: readonly FilterColumn[]): string {
  const names = columns.flatMap(({ kind, label, values }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .map(({ name }) => {
        if (kind === 'flag') return name === 'Yes' ? label : name;
        return kind === 'levels' && name !== values.at(-1)?.name ? `${name} or better` : name;
      }),
  );
  return names.join(', ');
}

/** Time after the last letter, in milliseconds. */
const typingPauseMs = 250;

interface WithinFieldProps {
  /** `Gloves`. */
  readonly name: string;
  readonly text: string;
  readonly onChange: (changes: readonly ListChange[], options: { readonly replace: boolean }) => void;
}

/** Narrows a list down to the articles that contain a text. */
export function WithinField({ name, text, onChange }: WithinFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement) current.value = text;
  }, [text]);
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => onChange([{ kind: 'text', text: field.current?.value ?? '' }], { replace: true }),
      typingPauseMs,
    );
  };
  return (
    <div className={`field ${classNames.within}`}>
      <label htmlFor={id}>Search within {name}</label>
      <input
        id={id}
        ref={field}
        type="search"
        name="q"
        form={filterForm}
        defaultValue={text}
        onInput={onInput}
      />
    </div>
  );
}
