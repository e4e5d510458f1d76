import type { Shell } from 'shared-types';
import { tellNotesChanged } from '../../../api/notes-news';
import { openNotesApi } from '../../../api/open-notes-api';
import { contentsOf } from '../../../model/note';
import { hasContent } from '../../../model/notes-view';
import { shortNameOf } from '../../../model/short-name';
import { failureText } from '../failure-text';
import { forgetDraft, type NoteDraft, openDrafts } from './note-drafts';
import { thisTab, whenTabCloses } from './open-tabs';

type DraftShell = Pick<Shell, 'http' | 'site' | 'storage' | 'messages'>;

/** Saves what was typed into notes in tabs that were closed since, until the signal. */
export function saveDrafts(shell: DraftShell, signal: AbortSignal): void {
  const tabs = new Set(
    openDrafts(shell)
      .getState()
      .map(({ tab }) => tab),
  );
  tabs.delete(thisTab);
  for (const tab of tabs)
    whenTabCloses(tab, () => saveDraftsOf(tab, shell), signal).catch(() => {
      // The visitor has left the notes, or a file did not load: the next visit saves them.
    });
}

async function saveDraftsOf(tab: string, shell: DraftShell): Promise<void> {
  const drafts = openDrafts(shell);
  for (const draft of drafts.getState().filter((one) => one.tab === tab)) {
    const fault = await saveDraft(draft, shell);
    if (!fault) forgetDraft(drafts, draft);
    else shell.messages.show({ message: `“${shortNameOf(draft.note)}”: ${fault}`, variant: 'error' });
  }
  tellNotesChanged();
}

/** @returns why it was not saved */
async function saveDraft({ note, after }: NoteDraft, shell: DraftShell): Promise<string | undefined> {
  const api = await openNotesApi(shell);
  const answer = await api.readNotes();
  if (answer.kind !== 'read') return failureText(answer);
  const stored = answer.value.find(({ id }) => id === note.id);
  if (stored?.time === note.time) return undefined;
  const image = stored?.image ?? '';
  if (stored && after.includes(stored.time)) {
    const saved = await api.updateNote({ ...note, image });
    return saved.kind === 'saved' ? undefined : failureText(saved);
  }
  if (!hasContent(note)) return undefined;
  const created = await api.createNote(contentsOf({ ...note, image }));
  if (created.kind !== 'saved') return failureText(created);
  shell.messages.show({
    message: `“${shortNameOf(note)}” was changed or deleted in another tab. What you typed is in a new note.`,
    variant: 'warning',
    autoHideDuration: null,
  });
  return undefined;
}
