import { LevelBar } from '../../../components/level-bar';
import { cellText, isAbsent, type LevelCell, type MatrixCell } from '../../../../articles/facts/matrix';
import classNames from './matrix.module.css';

interface CellProps {
  readonly cell: MatrixCell;
  /** True in a list: a level is its character alone, and what is absent a dash. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}

/** Statement of one article about one fact. */
export function Cell({ cell, isShort = false, className = '' }: CellProps) {
  if (isAbsent(cell)) {
    return <td className={`${className} ${classNames.absent}`}>{isShort ? '–' : cellText(cell)}</td>;
  }
  if (cell.kind !== 'level') return <td className={className}>{cellText(cell)}</td>;
  if (!isShort)
    return <td className={className}>{cell.steps === 0 ? cell.printed : <Level cell={cell} />}</td>;
  return (
    <td className={`${className} ${stateClass(cell)}`} title={cell.words}>
      {cell.printed}
    </td>
  );
}

const stateClass = ({ isTested, isMarked }: LevelCell) =>
  isMarked ? classNames.marked : isTested ? '' : classNames.untested;

/** Longer ones stand as words. */
const longestInBox = 2;

function Level({ cell }: { readonly cell: LevelCell }) {
  const { printed, words, level, steps, isTested, isMarked } = cell;
  const Printed = isMarked ? 'strong' : 'span';
  const isBoxed = printed.length <= longestInBox;
  return (
    <span className={classNames.level}>
      {printed !== '' && (
        <Printed className={isBoxed ? `${classNames.character} ${stateClass(cell)}` : undefined}>
          {printed}
        </Printed>
      )}
      <span className={`smallest muted ${classNames.words}`}>
        {words}
        {isMarked && <span className="visually-hidden">, best</span>}
      </span>
      <LevelBar className={classNames.bar} level={level} steps={steps} isTested={isTested} />
    </span>
  );
}
