import { useState } from 'react';
import type { Note } from '../../model/note';

/** The note that `?note=` of the address names. It stays when another tab deletes it: something may have been typed. */
export function useEditedNote(search: string, notes: readonly Note[]) {
  const id = new URLSearchParams(search).get('note') ?? '';
  const found = notes.find((note) => note.id === id);
  const [last, setLast] = useState<Note>();
  const [leftId, setLeftId] = useState<string>();
  const edited = found ?? (last?.id === id ? last : undefined);
  if (edited !== last) setLast(edited);
  if (leftId !== undefined && leftId !== id) setLeftId(undefined);
  return {
    edited: leftId === id ? undefined : edited,
    isDeleted: found === undefined,
    /** Call it before the address changes: the note may be deleted as it is left. */
    leave: () => setLeftId(id),
  };
}
