import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Notebook } from '../../../model/note';
import { notebookText, readNotebookText } from '../../../model/notebook-file';
import { countOfNotes } from '../../../model/notes-view';
import type { Fault } from '../use-notes';
import { saveFile } from './save-file';
import { TransferFaults } from './transfer-faults';

export interface TransferButtonsProps {
  readonly shell: Pick<Shell, 'messages'>;
  readonly notebook: Notebook;
  /** Absent: the notes are not stored in this browser. */
  readonly onImport?: ((file: Notebook) => Promise<Fault>) | undefined;
}

/** It was moved or changed since it was chosen, or is too large for the memory. */
const unreadable = 'The file cannot be read. Choose it again, or a smaller one.';

/** Buttons to save all notes as a file, and to add those of a file. */
export function TransferButtons({ shell, notebook, onImport }: TransferButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function read(file: File): Promise<readonly string[]> {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return [unreadable];
    const result = readNotebookText(text);
    if (result.kind === 'faulty') return result.faults;
    const fault = await onImport?.(result.notebook);
    if (fault) return [fault];
    shell.messages.show({
      message: `${countOfNotes(result.notebook.notes.length)} imported.`,
      variant: 'success',
    });
    return [];
  }

  return (
    <>
      <button
        type="button"
        className="button button-outlined"
        onClick={() => saveFile('notes.json', notebookText(notebook))}
      >
        Export
      </button>
      {onImport && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File to import"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file).then(setFaults);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <button type="button" className="button button-outlined" onClick={() => input.current?.click()}>
            Import
          </button>
        </>
      )}
      {faults.length > 0 && <TransferFaults faults={faults} onClose={() => setFaults([])} />}
    </>
  );
}
