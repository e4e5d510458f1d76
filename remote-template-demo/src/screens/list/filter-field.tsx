import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import { type ColumnFilter, maxFilterLength, noFilter } from '../../model/list-filter/filter-query';
import { filterTitles } from '../../model/list-filter/filter-types';
import { CloseIcon } from '../../components/icons';
import { FilterTypeMenu } from './filter-type-menu';
import classNames from './list.module.css';

export interface FilterFieldProps {
  readonly title: string;
  readonly example: string;
  readonly filter: ColumnFilter;
  readonly onChange: (filter: ColumnFilter) => void;
}

/** A box for the text and a menu of filter types. The chosen type stands beneath the box and describes it. */
export function FilterField({ title, example, filter, onChange }: FilterFieldProps) {
  const id = useId();
  const typeId = `${id}type`;
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange({ ...filter, text: noFilter.text });
    input.current?.focus();
  }

  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <div className={classNames.box}>
        <OutlinedInput
          id={id}
          inputRef={input}
          fullWidth
          value={filter.text}
          placeholder={`Example: ${example}`}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
          endAdornment={
            filter.text && (
              <IconButton edge="end" aria-label={`Clear the filter ${title}`} onClick={clear}>
                <CloseIcon />
              </IconButton>
            )
          }
          slotProps={{ input: { spellCheck: false, maxLength: maxFilterLength, 'aria-describedby': typeId } }}
        />
        <FilterTypeMenu
          label={`Filter type of ${title}`}
          chosen={filter.type}
          onChoose={(type) => onChange({ ...filter, type })}
        />
      </div>
      <p id={typeId} className="hint">
        {filterTitles[filter.type]}
      </p>
    </div>
  );
}
