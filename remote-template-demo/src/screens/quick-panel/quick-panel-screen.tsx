import { useState } from 'react';
import type { EventFact, LoadContext, LoadReady, ScreenProps, ScreenRequest } from 'shared-types';
import { readNotebook } from '../../api/notebook';
import type { Answer } from '../../api/port';
import { useReminders } from '../../features/notebook/use-reminders';
import type { Notebook } from '../../model/note';
import { DisplaySwitches } from './display-switches';
import { NewestNotes } from './newest-notes';
import { NextEvents } from './next-events';
import classNames from './quick-panel.module.css';

interface QuickPanelData {
  /** Absent if nobody offers them. */
  readonly events?: readonly EventFact[];
  readonly notebook: Answer<Notebook>;
}

/** The data of the panel. It shows a failure of the notes service itself, so that is data and not an error. */
export async function load(
  _request: ScreenRequest,
  context: LoadContext,
): Promise<LoadReady<QuickPanelData>> {
  const [events, notebook] = await Promise.all([
    context.facts('events'),
    readNotebook(context, context.signal),
  ]);
  return { kind: 'ready', data: { ...(events && { events }), notebook } };
}

/** The slot `quickPanel`: today, the next events, the newest notes, and settings. */
export function Screen({ shell, data }: ScreenProps<QuickPanelData>) {
  const [today] = useState(() => new Date());
  useReminders(shell);
  return (
    <div className={classNames.sections}>
      <p className={classNames.today}>
        <strong>{weekdayFormat.format(today)}</strong>
        <time dateTime={dayFormat.format(today)}>{dateFormat.format(today)}</time>
      </p>
      {data.events && <NextEvents events={data.events} site={shell.site} now={today} />}
      <NewestNotes loaded={data.notebook} shell={shell} />
      {shell.site.settingsPanel !== 'off' && <DisplaySwitches shell={shell} />}
    </div>
  );
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day of the visitor as ISO 8601 has it, which is how Swedes write it. */
const dayFormat = new Intl.DateTimeFormat('sv-SE');
