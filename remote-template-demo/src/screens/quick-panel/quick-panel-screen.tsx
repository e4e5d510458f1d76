import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { EventFact, LoadContext, LoadReady, ScreenProps, ScreenRequest } from 'shared-types';
import { upcomingEvents } from 'shared-types/protocol/upcoming-events';
import { readNotebook } from '../../api/notebook';
import { useNotebook } from '../../features/notebook/use-notebook';
import { useReminders } from '../../features/notebook/use-reminders';
import { useSettings } from '../../features/settings/use-settings';
import { eventPeriod } from '../../model/event-period';
import { nameOf, type Note, type Notebook } from '../../model/note';
import { noteAddress, notesRoot } from '../../model/notes-view';
import { Entries, PanelSection } from './panel-section';
import classNames from './quick-panel.module.css';

interface QuickPanelData {
  /** Absent if nobody offers them. */
  readonly events?: readonly EventFact[];
  /** Absent if it cannot be read. */
  readonly notebook?: Notebook;
}

/** The data of the panel. A failure of the notes service is data and not an error: the panel has more to show. */
export async function load(
  _request: ScreenRequest,
  context: LoadContext,
): Promise<LoadReady<QuickPanelData>> {
  const [events, answer] = await Promise.all([
    context.facts('events'),
    readNotebook(context, context.signal),
  ]);
  const notebook = answer.kind === 'done' && { notebook: answer.value };
  return { kind: 'ready', data: { ...(events && { events }), ...notebook } };
}

/** The slot `quickPanel`: today, the next events, the newest notes, and settings. */
export function Screen({ shell, data }: ScreenProps<QuickPanelData>) {
  const [today] = useState(() => new Date());
  useReminders(shell);
  return (
    <div className={classNames.sections}>
      <p className={classNames.today}>
        <strong>{weekdayFormat.format(today)}</strong>
        {dateFormat.format(today)}
      </p>
      {data.events && <NextEvents events={upcomingEvents(data.events, shell.site, today.getTime())} />}
      <NewestNotes loaded={data.notebook} shell={shell} />
      {shell.site.settingsPanel !== 'off' && <DisplaySwitches shell={shell} />}
    </div>
  );
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const shownCount = 3;

function NextEvents({ events }: { readonly events: readonly EventFact[] }) {
  const next = events.slice(0, shownCount);
  const isSample = next.some(({ sample }) => sample);
  return (
    <PanelSection heading="Next events" mark={isSample && <span className="sample-chip">Sample</span>}>
      {next.length === 0 && <p className="muted">No event is planned.</p>}
      <Entries
        entries={next.map((event) => ({
          href: event.path,
          title: event.title,
          lines: [eventPeriod(event), event.place],
        }))}
      />
      <a className="link link-arrow" href="/media/events">
        All events
      </a>
    </PanelSection>
  );
}

interface NewestNotesProps extends Pick<ScreenProps, 'shell'> {
  readonly loaded: Notebook | undefined;
}

/** The newest notes that are not archived. */
function NewestNotes({ loaded, shell }: NewestNotesProps) {
  const notes = useNotebook(shell, loaded)?.notes.filter(({ archive }) => !archive);
  return (
    <PanelSection heading="Newest notes">
      {!notes && <p className="muted">The notes cannot be loaded now.</p>}
      {notes?.length === 0 && <p className="muted">There are no notes yet.</p>}
      {notes && <Entries entries={notes.slice(0, shownCount).map(entryOf)} />}
      <a className="link link-arrow" href={notesRoot}>
        All notes
      </a>
    </PanelSection>
  );
}

const entryOf = (note: Note) => ({
  href: noteAddress(notesRoot, note.id),
  title: nameOf(note),
  lines: [note.description || note.checklist.map(({ text }) => text).join(', ')].filter(Boolean),
});

/** Settings that a visitor may want to change at any time. */
function DisplaySwitches({ shell }: Pick<ScreenProps, 'shell'>) {
  const current = useSettings(shell);
  if (!current) return null;
  const { customScrollbars, followDevice = true } = current.settings;
  const switches = [
    ['Custom scroll bars', 'customScrollbars', customScrollbars],
    ['Match device', 'followDevice', followDevice],
  ] as const;
  return (
    <PanelSection heading="Settings">
      {switches.map(([label, key, isOn]) => (
        <FormControlLabel
          key={key}
          label={label}
          labelPlacement="start"
          control={
            <Switch checked={isOn} onChange={(_, value) => current.service.change({ [key]: value })} />
          }
        />
      ))}
    </PanelSection>
  );
}
