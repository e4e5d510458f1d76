import { type MouseEvent, useState } from 'react';
import { articleCount } from '../../../../articles/article-count';
import scripts from '../../../components/scripted.module.css';
import type { FilterColumn, FilterGroup, FilterValue } from '../../../model/answer/filter-groups';
import classNames from './filters.module.css';

/** Groups of filters that are shown at first: those that most visitors need. */
export const firstGroupCount = 5;

/** A list of values up to this length is shown whole. */
export const longestWholeList = 8;

/** Number of values that are shown first of a longer list. */
export const firstValues = 6;

interface OpenGroupProps {
  readonly group: FilterGroup;
  /** True if its lists of values are shown whole. */
  readonly isWhole?: boolean | undefined;
}

/** A group that stands open. */
export const OpenGroup = ({ group: { label, columns }, isWhole }: OpenGroupProps) => (
  <fieldset className={classNames.group}>
    <Legend label={label} columns={columns} />
    <GroupFields columns={columns} isWhole={isWhole} />
  </fieldset>
);

/** The name of a group or of one property; of one with levels, the chosen one and all above it are meant. */
const Legend = ({ label, columns: [column, ...others] }: Pick<FilterGroup, 'label' | 'columns'>) => (
  <legend className={classNames.name}>
    {label}
    {column?.kind === 'levels' && others.length === 0 && <span className="smallest muted">at least</span>}
  </legend>
);

/** The fields of a group. */
export const GroupFields = ({
  columns,
  isWhole,
}: Pick<FilterGroup, 'columns'> & Pick<OpenGroupProps, 'isWhole'>) =>
  columns.map((column) =>
    columns.length === 1 || column.kind === 'flag' ? (
      <ColumnFields key={column.label} column={column} isWhole={isWhole} />
    ) : (
      <fieldset key={column.label} className={classNames.part}>
        <Legend label={column.label} columns={[column]} />
        <ColumnFields column={column} isWhole={isWhole} />
      </fieldset>
    ),
  );

interface ColumnFieldsProps extends Pick<OpenGroupProps, 'isWhole'> {
  readonly column: FilterColumn;
}

/** The fields of one property: values one below the other, levels and sizes side by side. */
export function ColumnFields({ column, isWhole: isWholeAtFirst = false }: ColumnFieldsProps) {
  const { key, kind, values, untested, outOf = values.length } = column;
  const [isWhole, setWhole] = useState(isWholeAtFirst);
  const isShort = kind === 'values' && outOf > longestWholeList && !isWhole;
  const shown = isShort ? values.filter(({ isChosen }, place) => isChosen || place < firstValues) : values;
  const fields = shown.map((value) => <ValueField key={value.value} column={column} value={value} />);
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button goes away: the focus goes to the value before the new ones.
    currentTarget.previousElementSibling?.querySelector('input')?.focus();
    setWhole(true);
  };
  if (kind === 'sizes') return <div className={classNames.sizes}>{fields}</div>;
  if (kind !== 'levels') {
    return (
      <>
        {fields}
        {isShort && (
          <button type="button" className={`link ${scripts.scripted} ${classNames.whole}`} onClick={showAll}>
            {`Show all ${outOf}`}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <div className={`segments ${classNames.levels}`}>
        <label className={`segment ${classNames.level}`}>
          <input type="radio" name={key} value="" defaultChecked={!values.some(({ isChosen }) => isChosen)} />
          Any
        </label>
        {fields}
      </div>
      {untested !== undefined && (
        <p className={`smallest muted ${classNames.untested}`}>
          {`${articleCount(untested)} ${untested === 1 ? 'is' : 'are'} not tested for this.`}
        </p>
      )}
    </>
  );
}

interface ValueFieldProps {
  readonly column: FilterColumn;
  readonly value: FilterValue;
}

/**
 * One value to be chosen; of levels, all above it are meant, too. What would give nothing keeps its place and is disabled,
 * but never while it has the focus: it would lose it.
 */
export function ValueField({ column: { key, kind, label }, value: shown }: ValueFieldProps) {
  const { value, name, articles, isChosen = false, swatch } = shown;
  const [hasFocus, setFocus] = useState(false);
  const isTile = kind === 'levels' || kind === 'sizes';
  return (
    <label className={isTile ? `segment ${classNames.level}` : classNames.value}>
      <input
        type={kind === 'levels' ? 'radio' : 'checkbox'}
        name={key}
        value={value}
        defaultChecked={isChosen}
        disabled={articles === 0 && !isChosen && !hasFocus}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {swatch && (
        <svg width="14" height="14" aria-hidden="true">
          <circle cx="7" cy="7" r="7" fill={swatch} />
        </svg>
      )}
      <span>{kind !== 'flag' ? name : name === 'Yes' ? label : `${label}: ${name}`}</span>
      <span className={classNames.count} data-one={articles === 1 || undefined}>
        {articles}
      </span>
    </label>
  );
}
