import { useState, type MouseEventHandler } from 'react';
import type { Suggestion } from 'shared-types';
import classNames from '../screen/suggestions.module.css';

interface SuggestionLinkProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** Enter opens it. */
  readonly isActive: boolean;
  /** Pictures may be fetched: nobody is typing. */
  readonly hasPictures?: boolean;
  readonly onPoint: () => void;
  readonly onOpen: MouseEventHandler;
}

/** A suggestion: a link that the keys of the box reach, so it has no tab stop of its own. */
export function SuggestionLink({
  id,
  suggestion,
  isActive,
  hasPictures = false,
  onPoint,
  onOpen,
}: SuggestionLinkProps) {
  const { path, title, number, note, picture } = suggestion;
  return (
    <a
      className={classNames.suggestion}
      id={id}
      href={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      {picture !== undefined && <Picture address={picture} mayLoad={hasPictures} />}
      <span className={classNames.words}>
        <span className={classNames.title}>
          {number && <strong>{number} </strong>}
          {title}
        </span>
        {note && <span className={classNames.note}>{note}</span>}
      </span>
    </a>
  );
}

/** A plate, and on it the picture as soon as it may be fetched; from then on it stays. */
function Picture({ address, mayLoad }: { readonly address: string; readonly mayLoad: boolean }) {
  const [isShown, setShown] = useState(mayLoad);
  if (mayLoad && !isShown) setShown(true);
  return (
    <span className={`plate ${classNames.plate}`}>
      {isShown && <img src={address} alt="" width="300" height="375" />}
    </span>
  );
}
