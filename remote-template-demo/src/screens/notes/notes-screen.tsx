import { useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import type { Answer } from '../../api/port';
import { readNotebook } from '../../api/read-notebook';
import { DemoPage } from '../../components/demo-page';
import type { Notebook } from '../../model/note';
import { countOfNotes, notesIn, titleOf, viewAt } from '../../model/notes-view';
import { NotesApp } from './notes-app';
import { NotesFailure } from './notes-failure';

export { load } from '../load-notebook';
export { head } from './head';

/** `/example/notes` and the views below it. */
export function Screen({ shell, request, data }: ScreenProps<Answer<Notebook>>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [secondAnswer, setSecondAnswer] = useState<Answer<Notebook>>();
  const answer = data.kind === 'read' ? data : (secondAnswer ?? data);
  const viewIn = (notebook: Notebook) => viewAt(request.path, notebook.labels);

  async function retry() {
    const next = await readNotebook(shell);
    setSecondAnswer(next);
    if (next.kind !== 'read') return;
    // The Retry button has gone; the keyboard goes on from the top of what has come.
    heading.current?.focus();
    shell.announce(countOfNotes(notesIn(viewIn(next.value), next.value).length));
  }

  return (
    <DemoPage
      title={answer.kind === 'read' ? titleOf(viewIn(answer.value)) : request.title}
      headingRef={heading}
    >
      {answer.kind === 'read' ? (
        <NotesApp
          shell={shell}
          path={request.path}
          search={request.search}
          initial={answer.value}
          onLost={() => heading.current?.focus()}
        />
      ) : (
        <NotesFailure failure={answer} onRetry={retry} />
      )}
    </DemoPage>
  );
}
