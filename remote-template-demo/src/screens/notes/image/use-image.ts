import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { readImage } from './read-image';

/**
 * The image of a note while it is edited: chosen, pasted or dropped.
 *
 * @param onChange called with the data URL of a new image
 */
export function useImage(onChange: (image: string) => void) {
  const [fault, setFault] = useState<string>();
  const [isReading, setIsReading] = useState(false);

  async function take(file: File) {
    setFault(undefined);
    setIsReading(true);
    const read = await readImage(file);
    setIsReading(false);
    if (read.kind === 'read') onChange(read.image);
    else setFault(read.reason);
  }

  function takeFirst(event: ClipboardEvent | DragEvent, files: FileList) {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  return {
    fault,
    isReading,
    take: (file: File) => void take(file),
    /** For the element into which images are pasted and dropped. */
    dropProps: {
      onPaste: (event: ClipboardEvent) => takeFirst(event, event.clipboardData.files),
      // Only then is something dropped here, and not opened by the browser.
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => takeFirst(event, event.dataTransfer.files),
    },
  };
}

export type NoteImage = ReturnType<typeof useImage>;
