import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { Field } from '../../components/field';
import { CloseIcon, FilterIcon } from '../../components/icons';
import {
  type ColumnFilter,
  filterTitles,
  filterTypeOf,
  filterTypes,
} from '../../model/list-filter/filter-types';

export interface FilterFieldProps {
  readonly title: string;
  readonly example: string;
  readonly filter: ColumnFilter;
  readonly onChange: (filter: ColumnFilter) => void;
}

/** A box for the text and a menu of filter types. The chosen type stands beneath the box and describes it. */
export function FilterField({ title, example, filter, onChange }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const menuName = `Filter type of ${title}`;

  function clear() {
    onChange({ ...filter, text: '' });
    input.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 50px', columnGap: 0.5 }}>
      <Field
        label={title}
        hint={filterTitles[filter.type]}
        inputRef={input}
        value={filter.text}
        placeholder={`Example: ${example}`}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
        slotProps={{ input: { spellCheck: false } }}
        endAdornment={
          filter.text && (
            <IconButton edge="end" aria-label={`Clear the filter ${title}`} onClick={clear}>
              <CloseIcon />
            </IconButton>
          )
        }
      />
      {/* The browser's own list: it has arrow keys, letters to jump to, and Escape. */}
      <Box sx={menuSx}>
        <select
          aria-label={menuName}
          title={menuName}
          value={filter.type}
          onChange={({ target }) => onChange({ ...filter, type: filterTypeOf(target.value) ?? filter.type })}
        >
          {filterTypes.map((type) => (
            <option key={type} value={type}>
              {filterTitles[type]}
            </option>
          ))}
        </select>
        <FilterIcon />
      </Box>
    </Box>
  );
}

/** A button with an icon: it has no room for the chosen title, which stands beneath the box. */
const menuSx = {
  position: 'relative',
  alignSelf: 'center',
  '& select': { width: 50, height: '3rem', p: '0 0 0 48px', appearance: 'none', cursor: 'pointer' },
  '& select:hover': { backgroundColor: 'action.hover' },
  '& svg': { position: 'absolute', inset: 0, m: 'auto', pointerEvents: 'none' },
};
