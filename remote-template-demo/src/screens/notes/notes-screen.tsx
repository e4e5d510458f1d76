import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Head, LoadContext, LoadReady, ScreenProps, ScreenRequest } from 'shared-types';
import { readNotebook } from '../../api/notebook';
import type { Answer } from '../../api/port';
import { DemoPage } from '../../components/demo-page';
import { useNotebook } from '../../features/notebook/use-notebook';
import { useReminders } from '../../features/notebook/use-reminders';
import type { Notebook } from '../../model/note';
import { titleOf, viewAt } from '../../model/notes-view';
import { NotesApp } from './notes-app';
import classNames from './notes.module.css';

/** The screen shows a failure of the notes service itself, so it is data and not an error. */
export async function load(
  _request: ScreenRequest,
  context: LoadContext,
): Promise<LoadReady<Answer<Notebook>>> {
  return { kind: 'ready', data: await readNotebook(context, context.signal) };
}

/** Title of the view at an address. Without labels it is that of the route. */
const headingOf = (answer: Answer<Notebook>, { path, title }: ScreenRequest) =>
  answer.kind === 'done' ? titleOf(viewAt(path, answer.value.labels)) : (viewAt(path, [])?.title ?? title);

/** Each view has a title of its own. */
export const head = (data: Answer<Notebook>, request: ScreenRequest): Head => ({
  title: headingOf(data, request),
  description: 'The notes of the template demo: cards with checklists, labels, an archive and reminders.',
  robots: 'noindex',
});

/** `/example/notes` and the views below it. */
export function Screen({ shell, request, data }: ScreenProps<Answer<Notebook>>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, read] = useNotebook(shell, data);
  useReminders(shell);
  const focusHeading = () => heading.current?.focus();

  async function retry() {
    // The Retry button has gone; the keyboard goes on from the top of what has come.
    if ((await read()).kind === 'done') focusHeading();
  }

  return (
    <DemoPage title={headingOf(answer, request)} headingRef={heading}>
      {answer.kind === 'done' ? (
        <NotesApp
          shell={shell}
          path={request.path}
          search={request.search}
          notebook={answer.value}
          onLost={focusHeading}
        />
      ) : (
        <NotesFailure reason={answer.reason} onRetry={() => void retry()} />
      )}
    </DemoPage>
  );
}

interface NotesFailureProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Says why there are no notes, and asks again. */
function NotesFailure({ reason, onRetry }: NotesFailureProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <div className={classNames.failure}>
      {/* A new one for each attempt: the same sentence is read out again. */}
      <Alert key={attempts} severity="error" variant="outlined">
        {reason}
      </Alert>
      <Button
        variant="outlined"
        onClick={() => {
          setAttempts(attempts + 1);
          onRetry();
        }}
      >
        Retry
      </Button>
    </div>
  );
}
