import { useRef, type ReactNode, type UIEvent } from 'react';
import shades from '../../../components/scroll-shades.module.css';
import { useScrolledRegion } from '../../../components/use-scrolled-region';
import classNames from './matrix.module.css';

interface MatrixFrameProps {
  /** Articles as lines, or turned: as columns. */
  readonly form: 'table' | 'columns';
  /** Columns that scroll. */
  readonly count: number;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Heads and lines scroll sideways as one. They are two boxes, since heads in a box that scrolls cannot stay in the window. */
function scrollTogether({ currentTarget }: UIEvent) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft;
}

/** Table whose heads stay in the window while the page scrolls, and its first column while it scrolls sideways. */
export function MatrixFrame({ form, count, head, children }: MatrixFrameProps) {
  const heads = useRef<HTMLTableSectionElement>(null);
  const { hasBefore, hasAfter } = useScrolledRegion(heads, count);
  const isTurned = form === 'columns';
  return (
    <>
      {isTurned && (hasBefore || hasAfter) && (
        <p className="small muted no-print">Scroll the table sideways to see all {count} articles.</p>
      )}
      <div
        className={`${classNames.frame} ${hasBefore ? shades.before : ''} ${hasAfter ? shades.after : ''}`}
      >
        <table
          className={`${classNames.matrix} ${classNames[form]}`}
          {...(isTurned ? { 'aria-label': 'Comparison' } : { 'aria-labelledby': 'results' })}
        >
          {/* The keyboard scrolls a list by its links, a comparison here. */}
          <thead ref={heads} onScroll={scrollTogether} {...(isTurned && { tabIndex: 0 })}>
            <tr>{head}</tr>
          </thead>
          <tbody onScroll={scrollTogether}>{children}</tbody>
        </table>
      </div>
    </>
  );
}
