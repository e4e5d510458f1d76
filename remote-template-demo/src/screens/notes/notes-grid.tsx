import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Move, stepOf } from '../../model/item-order';
import type { Label, Note } from '../../model/note';
import { nameOf } from '../../model/notes-view';
import { NoteCard, type NoteActions } from './note-card';
import classNames from './notes-grid.module.css';
import dropMark from './order/drop-mark.module.css';
import { MoveHandle } from './order/move-handle';
import { useDrag } from './order/use-drag';

export interface NotesGridProps {
  readonly notes: readonly Note[];
  readonly labels: readonly Label[];
  readonly isSizedByLength: boolean;
  readonly actions: NoteActions;
  /** Absent: the notes cannot be moved here. */
  readonly onMove?: ((move: Move) => void) | undefined;
}

/** Cards that are shown at first, and that each step adds. */
const batch = 60;

/** The cards of a view. Long lists grow when their end comes near. */
export function NotesGrid({ notes, labels, isSizedByLength, actions, onMove }: NotesGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(batch);
  const drag = useDrag(list, (move) => onMove?.(move));
  const shown = notes.slice(0, most);

  function step(id: string, by: number) {
    const move = stepOf(notes, id, by);
    if (move) onMove?.(move);
  }

  return (
    <div className={classNames.room}>
      <ul ref={list} className={classNames.cards}>
        {shown.map((note, place) => (
          <li key={note.id} className={dropMark.item} {...drag.itemProps(note.id)}>
            <NoteCard
              note={note}
              labels={labels}
              isSizedByLength={isSizedByLength}
              actions={actions}
              handle={
                onMove && (
                  <MoveHandle
                    id={note.id}
                    name={nameOf(note)}
                    drag={drag}
                    isFirst={place === 0}
                    isLast={place === notes.length - 1}
                    onStep={(by) => step(note.id, by)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < notes.length && <MoreButton onMore={() => setMost(most + batch)} />}
    </div>
  );
}

/** Presses itself before it is seen. */
function MoreButton({ onMore }: { readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!button.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: '800px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  });
  return (
    <button ref={button} type="button" className="button button-outlined" onClick={onMore}>
      Show more
    </button>
  );
}
