import {
  filterTitles,
  type FilterType,
  filterTypeOf,
  filterTypes,
} from '../../model/list-filter/filter-types';
import { FilterIcon } from '../../components/icons';
import classNames from './list.module.css';

export interface FilterTypeMenuProps {
  readonly label: string;
  readonly chosen: FilterType;
  readonly onChoose: (type: FilterType) => void;
}

/** A button with an icon that opens the browser's own list: it has arrow keys, letters to jump to, and Escape. */
export function FilterTypeMenu({ label, chosen, onChoose }: FilterTypeMenuProps) {
  return (
    <div className={classNames.menu}>
      <select
        aria-label={label}
        title={label}
        value={chosen}
        onChange={({ target }) => onChoose(filterTypeOf(target.value) ?? chosen)}
      >
        {filterTypes.map((type) => (
          <option key={type} value={type}>
            {filterTitles[type]}
          </option>
        ))}
      </select>
      <FilterIcon />
    </div>
  );
}
