import type { FilterColumn, FilterValue } from '../list-view';
import { FilterInput } from './filter-input';
import classNames from './filters.module.css';

/** Levels side by side; the chosen one and all above it are meant. */
export function LevelPicker({ column }: { readonly column: FilterColumn }) {
  const { key, values } = column;
  const isAny = values.every(({ isChosen }) => isChosen !== true);
  return (
    <div className={classNames.levels}>
      <label className={classNames.level}>
        <input type="radio" name={key} value="" defaultChecked={isAny} />
        Any
      </label>
      {values.map((value) => (
        <Level key={value.value} column={key} value={value} />
      ))}
    </div>
  );
}

interface LevelProps {
  readonly column: string;
  readonly value: FilterValue;
}

function Level({ column, value }: LevelProps) {
  const { name, articles } = value;
  return (
    <label className={classNames.level}>
      <FilterInput type="radio" column={column} value={value} />
      {name}
      {articles !== undefined && <span className={classNames.levelCount}>{articles}</span>}
    </label>
  );
}
