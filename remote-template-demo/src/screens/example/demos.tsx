import type { ReactNode } from 'react';
import { FeedbackMiniature } from './feedback-miniature';
import { ListMiniature } from './list-miniature';
import { NotesMiniature } from './notes-miniature';

/** A demo, as the index describes it. */
export interface Demo {
  readonly title: string;
  readonly href: string;
  /** What it shows, in one sentence. */
  readonly text: string;
  /** What to try there, in one sentence. */
  readonly tryThis: string;
  /** How a remote does the same, in one sentence. */
  readonly use: string;
  /** The lines of code that `use` describes. */
  readonly snippet: string;
  /** A small picture of it. It adds nothing to the text. */
  readonly miniature: ReactNode;
}

export const demos: readonly Demo[] = [
  {
    title: 'Notes',
    href: '/example/notes',
    text: 'Cards with a title, text, checklist and labels.',
    tryThis: 'Create a note, delete it, then select Undo.',
    use: 'A remote asks its own API by its own axios instance; in a demo, axios-mock-adapter answers.',
    snippet: `const http = await shell.http();
const { data } = await http.get('/api/notes-app/notes');`,
    miniature: <NotesMiniature />,
  },
  {
    title: 'List filter',
    href: '/example/list',
    text: 'A list of 60 rows with a filter of six types for each column.',
    tryThis: 'Show the items with more than 500 pairs: choose the type Grater than for Pairs.',
    use: 'A remote keeps what the visitor chose in the query, so that Back and a copied link show the same.',
    snippet: `shell.navigate('/example/list?pairs=greater-than:500', {
  replace: true,
  keepScroll: true,
});`,
    miniature: <ListMiniature />,
  },
  {
    title: 'Feedback',
    href: '/example/feedback',
    text: 'Messages over the page, dialogs that ask, and a countdown that stays right while the computer sleeps.',
    tryThis: 'Show a message with Undo, and press F6 before it leaves.',
    use: 'A remote shows messages and dialogs by the shell, and gives each message a way back where there is one.',
    snippet: `shell.messages.show({
  message: 'Note deleted.',
  action: { label: 'Undo', run: putBack },
});
const isSure = await shell.dialogs.confirm({
  title: 'Delete the note?',
  ok: 'Delete',
  danger: true,
});`,
    miniature: <FeedbackMiniature />,
  },
];
