import { useRef } from 'react';
import type { Head, LoadContext, LoadReady, ScreenProps, ScreenRequest } from 'shared-types';
import { readNotebook } from '../../api/notebook';
import { DemoPage } from '../../components/demo-page';
import { useNotebook } from '../../features/notebook/use-notebook';
import { useReminders } from '../../features/notebook/use-reminders';
import type { Notebook } from '../../model/note';
import { titleOf, viewAt } from '../../model/notes-view';
import { NotesApp } from './notes-app';

/** If the notes cannot be read, the host says so and offers Retry. */
export async function load(_request: ScreenRequest, context: LoadContext): Promise<LoadReady<Notebook>> {
  const answer = await readNotebook(context, context.signal);
  if (answer.kind === 'failed') throw new Error(answer.reason);
  return { kind: 'ready', data: answer.value };
}

/** Each view has a title of its own. */
export const head = ({ labels }: Notebook, { path }: ScreenRequest): Head => ({
  title: titleOf(viewAt(path, labels)),
  description: 'The notes of the template demo: cards with checklists, labels, an archive and reminders.',
  robots: 'noindex',
});

/** `/example/notes` and the views below it. */
export function Screen({ shell, request, data }: ScreenProps<Notebook>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const notebook = useNotebook(shell, data);
  useReminders(shell);
  return (
    <DemoPage title={titleOf(viewAt(request.path, notebook.labels))} headingRef={heading}>
      <NotesApp
        shell={shell}
        path={request.path}
        search={request.search}
        notebook={notebook}
        onLost={() => heading.current?.focus()}
      />
    </DemoPage>
  );
}
