import type { ReactNode } from 'react';
import classNames from './toolbar-search.module.css';

interface FoundLinkProps {
  readonly id: string;
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  /** Where it stands. */
  readonly note?: string;
  /** Enter opens it. */
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A result: a link that the keys of the box reach, so it has no tab stop of its own. */
export const FoundLink = ({
  id,
  href,
  target,
  note,
  isChosen,
  onPoint,
  onOpen,
  children,
}: FoundLinkProps) => (
  <a
    className={classNames.found}
    id={id}
    href={href}
    target={target === '_blank' ? target : undefined}
    rel={target === '_blank' ? 'noopener' : undefined}
    role="option"
    aria-selected={isChosen}
    tabIndex={-1}
    onPointerMove={onPoint}
    onClick={onOpen}
  >
    <span className={classNames.title}>
      {children}
      {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
    </span>
    {note && <span className={classNames.note}>{note}</span>}
  </a>
);
