import type { Head, ScreenRequest } from 'shared-types';
import type { Answer } from '../../api/port';
import type { Notebook } from '../../model/note';
import { titleOf, viewAt } from '../../model/notes-view';

/** Each view has a title of its own. */
export function head(data: Answer<Notebook>, { path, title }: ScreenRequest): Head {
  const labels = data.kind === 'read' ? data.value.labels : [];
  const view = viewAt(path, labels);
  const isNamed = data.kind === 'read' || (view.kind !== 'label' && view.kind !== 'unknown-label');
  return {
    title: isNamed ? titleOf(view) : title,
    description: 'The notes of the template demo: cards with checklists, labels, an archive and reminders.',
    robots: 'noindex',
  };
}
