import { useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { NotesFailure } from './notes-failure';
import type { Answer } from '../../api/port';
import { readNotebook } from '../../api/read-notebook';
import type { Notebook } from '../../model/note';
import { countOfNotes, currentNotes } from '../../model/notes-view';
import { NotesBoard } from './notes-board';

export { load } from '../load-notebook';

/** `/example/notes`: the current notes, to be read. */
export function Screen({ shell, data }: ScreenProps<Answer<Notebook>>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [secondAnswer, setSecondAnswer] = useState<Answer<Notebook>>();
  const answer = data.kind === 'read' ? data : (secondAnswer ?? data);

  async function retry() {
    const next = await readNotebook(shell);
    setSecondAnswer(next);
    if (next.kind !== 'read') return;
    // The Retry button has gone; the keyboard goes on from the top of what has come.
    heading.current?.focus();
    shell.announce(countOfNotes(currentNotes(next.value).length));
  }

  return (
    <DemoPage title="Notes" headingRef={heading}>
      {answer.kind === 'read' ? (
        <NotesBoard notebook={answer.value} announce={shell.announce} />
      ) : (
        <NotesFailure reason={answer.kind} onRetry={retry} />
      )}
    </DemoPage>
  );
}
