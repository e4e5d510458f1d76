import type { ReactNode, UIEvent } from 'react';
import classNames from './matrix.module.css';

interface MatrixFrameProps {
  /** Articles as lines, or turned: as columns. */
  readonly form: 'table' | 'columns';
  /** True if columns find no room. */
  readonly hasMore?: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Heads and lines scroll sideways as one. They are two boxes, since heads in a box that scrolls cannot stay in the window. */
function scrollTogether({ currentTarget }: UIEvent) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft;
}

/** Table whose heads stay in the window while the page scrolls, and its first column while it scrolls sideways. */
export function MatrixFrame({ form, hasMore = false, head, children }: MatrixFrameProps) {
  const isTurned = form === 'columns';
  return (
    <div className={classNames.frame}>
      {hasMore && (
        <label className={`${classNames.all} no-print`}>
          <input type="checkbox" autoComplete="off" /> All columns
        </label>
      )}
      <table
        className={`${classNames.matrix} ${classNames[form]}`}
        {...(isTurned ? { 'aria-label': 'Comparison' } : { 'aria-labelledby': 'results' })}
      >
        {/* The keyboard scrolls a list by its links, a comparison here. */}
        <thead onScroll={scrollTogether} {...(isTurned && { tabIndex: 0 })}>
          <tr>{head}</tr>
        </thead>
        <tbody onScroll={scrollTogether}>{children}</tbody>
      </table>
    </div>
  );
}
