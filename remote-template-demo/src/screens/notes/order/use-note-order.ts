import { useMemo } from 'react';
import type { Shell } from 'shared-types';
import { inOrder, type Move, moved, orderOf, placeText } from '../../../model/item-order';
import type { Note } from '../../../model/note';
import { notesUiFormat, notesUiKey, type NotesUi, storableOrder } from '../../../model/notes-ui';
import { useStoredValue } from '../use-stored-value';

/** The notes in the visitor's own order, which this browser stores. @param all notes, in the order of the service */
export function useNoteOrder(shell: Pick<Shell, 'storage' | 'announce'>, all: readonly Note[]) {
  const [ui, stored] = useStoredValue(shell, notesUiKey, notesUiFormat);
  const ordered = useMemo(() => inOrder(all, ui.order), [all, ui.order]);
  const changeUi = (part: Partial<NotesUi>) => stored.set({ ...ui, ...part });
  return {
    ui,
    ordered,
    changeUi,
    /** @param shown the notes among which one is moved */
    move: (move: Move, shown: readonly Note[]) => {
      changeUi({ order: storableOrder(orderOf(moved(ordered, move), all)) });
      shell.announce(placeText(moved(shown, move), move.id));
    },
  };
}
