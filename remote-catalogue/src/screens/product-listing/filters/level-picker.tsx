import type { FilterColumn, FilterValue } from '../list-view';
import classNames from './filters.module.css';

interface LevelPickerProps {
  readonly column: FilterColumn;
}

/** Levels side by side; the chosen one and all above it are meant. */
export function LevelPicker({ column }: LevelPickerProps) {
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

function Level({ column, value: { value, name, articles, isChosen = false } }: LevelProps) {
  return (
    <label className={classNames.level}>
      <input
        type="radio"
        name={column}
        value={value}
        defaultChecked={isChosen}
        disabled={articles === 0 && !isChosen}
      />
      {name}
      {articles !== undefined && <span className={classNames.levelCount}>{articles}</span>}
    </label>
  );
}
