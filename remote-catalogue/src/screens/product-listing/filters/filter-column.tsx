import { type MouseEvent, useState } from 'react';
import type { FilterColumn, FilterValue } from '../list-view';
import classNames from './filters.module.css';
import { ValueField } from './filter-value';
import { firstValues, longestWholeList } from './long-lists';
import { FilterInput } from './filter-input';

interface ColumnFieldsProps {
  readonly column: FilterColumn;
}

/** The fields of one property. */
export function ColumnFields({ column }: ColumnFieldsProps) {
  const { kind, label, values, untested } = column;
  const [value] = values;
  return (
    <>
      {kind === 'values' && <Values column={column} />}
      {kind === 'levels' && <LevelPicker column={column} />}
      {kind === 'sizes' && <SizePicker column={column} />}
      {kind === 'flag' && value && (
        <ValueField
          column={column}
          value={value}
          name={value.name === 'Yes' ? label : `${label}: ${value.name}`}
        />
      )}
      {untested !== undefined && kind === 'levels' && (
        <p className={`smallest muted ${classNames.untested}`}>{`${untested} not tested`}</p>
      )}
    </>
  );
}

function Values({ column }: ColumnFieldsProps) {
  const { values, outOf = values.length } = column;
  const [isWhole, setWhole] = useState(false);
  const isLong = outOf > longestWholeList;
  const shown =
    isLong && !isWhole ? values.filter(({ isChosen }, place) => isChosen || place < firstValues) : values;
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button goes away: the focus goes to the value before the new ones.
    currentTarget.previousElementSibling?.querySelector('input')?.focus();
    setWhole(true);
  };
  return (
    <>
      {shown.map((value) => (
        <ValueField key={value.value} column={column} value={value} />
      ))}
      {isLong && !isWhole && (
        <button type="button" className={`link ${classNames.whole}`} onClick={showAll}>
          {`Show all ${outOf}`}
        </button>
      )}
    </>
  );
}

/** Levels side by side; the chosen one and all above it are meant. */
function LevelPicker({ column }: { readonly column: FilterColumn }) {
  const { key, values } = column;
  const isAny = values.every(({ isChosen }) => isChosen !== true);
  return (
    <div className={classNames.levels}>
      <label className={classNames.level}>
        <input type="radio" name={key} value="" defaultChecked={isAny} />
        Any
      </label>
      {values.map((value) => (
        <Level key={value.value} type="radio" column={key} value={value} />
      ))}
    </div>
  );
}

/** Sizes side by side; several can be chosen. */
const SizePicker = ({ column: { key, values } }: ColumnFieldsProps) => (
  <div className={classNames.sizes}>
    {values.map((value) => (
      <Level key={value.value} type="checkbox" column={key} value={value} />
    ))}
  </div>
);

interface LevelProps {
  readonly type: 'checkbox' | 'radio';
  readonly column: string;
  readonly value: FilterValue;
}

function Level({ type, column, value }: LevelProps) {
  const { name, articles } = value;
  return (
    <label className={classNames.level}>
      <FilterInput type={type} column={column} value={value} />
      {name}
      <span className={classNames.levelCount}>{articles}</span>
    </label>
  );
}
