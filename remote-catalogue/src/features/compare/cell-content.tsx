import { LevelBar } from '../../components/level-bar';
import { cellText, type ComparedCell, type LevelCell } from '../../model/compare/compared-row';
import classNames from './cell-content.module.css';

/** Longer ones stand as words. */
const longestInBox = 2;

/** What one article says of a property. */
export function CellContent({ cell }: { readonly cell: ComparedCell }) {
  switch (cell.kind) {
    case 'level':
      return <Level cell={cell} />;
    case 'text':
      return cell.text;
    case 'not-stated':
    case 'does-not-apply':
      return <span className={classNames.absent}>{cellText(cell)}</span>;
  }
}

function Level({ cell }: { readonly cell: LevelCell }) {
  const { printed, words, level, steps, isBest, isTested } = cell;
  if (steps === 0) return printed;
  const Printed = isBest ? 'strong' : 'span';
  const hasBox = printed !== '' && printed.length <= longestInBox;
  return (
    <span className={classNames.level}>
      <Printed className={boxClass(cell, hasBox)}>{printed}</Printed>
      <LevelBar className={classNames.bar} level={level} steps={steps} isTested={isTested} />
      <span className={isTested ? classNames.words : classNames.absent}>
        {words}
        {isBest && <span className="visually-hidden">, best</span>}
      </span>
    </span>
  );
}

function boxClass({ isBest, isTested }: LevelCell, hasBox: boolean): string | undefined {
  if (!hasBox) return classNames.plain;
  if (isBest) return `${classNames.box} ${classNames.best}`;
  return isTested ? classNames.box : `${classNames.box} ${classNames.untested}`;
}
