import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepOf } from '../../model/item-order';
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
  /** The same object for as long as the screen is shown. */
  readonly actions: NoteActions;
  readonly canMove: boolean;
}

/** Cards that are shown at first: what was searched for is there at once, the rest of the window a moment later. */
const firstCount = 8;
/** Cards that each step adds. */
const batch = 16;

/** The cards of a view. Long lists grow when their end comes near. */
export const NotesGrid = memo(({ notes, labels, isSizedByLength, actions, canMove }: NotesGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const drag = useDrag(list, actions.move);
  const { shown, more } = useBatches(notes);

  function step(id: string, by: number) {
    const move = stepOf(notes, id, by);
    if (move) actions.move(move);
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
                canMove && (
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
      {shown.length < notes.length && <MoreButton onMore={more} />}
    </div>
  );
});

/** The beginning of a list. A list of other notes begins at its first ones again; one that was changed or moved keeps its length. */
function useBatches(notes: readonly Note[]) {
  const count = notes.length;
  const [state, setState] = useState({ count, most: firstCount });
  // One note more or less was created or deleted.
  if (state.count !== count)
    setState({ count, most: Math.abs(state.count - count) > 1 ? firstCount : state.most });
  return {
    shown: notes.slice(0, state.most),
    more: () => setState((before) => ({ ...before, most: before.most + batch })),
  };
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
