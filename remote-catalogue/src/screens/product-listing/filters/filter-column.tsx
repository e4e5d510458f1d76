import { useState, type MouseEvent } from 'react';
import type { FilterColumn } from '../list-view';
import classNames from './filters.module.css';
import { LevelPicker } from './level-picker';
import { ValueField } from './filter-value';
import { firstValues, longestWholeList } from './long-lists';

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
      {kind === 'flag' && value && (
        <ValueField
          column={column}
          value={value}
          name={value.name === 'Yes' ? label : `${label}: ${value.name}`}
        />
      )}
      {untested !== undefined && kind === 'levels' && (
        <p className={`smallest muted ${classNames.untested}`}>{untestedLine(untested)}</p>
      )}
    </>
  );
}

const untestedLine = (articles: number): string =>
  `${articles} more ${articles === 1 ? 'is' : 'are'} not tested.`;

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
