import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Shell } from 'shared-types';
import { Choice } from './choice';
import { DemoPart } from './demo-part';

const texts = {
  success: 'The note is saved.',
  error: 'The note could not be saved. Check your connection.',
  info: 'A new version of this list is available.',
  warning: 'You have 2 notes without a title.',
};

const anchors = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top center': { vertical: 'top', horizontal: 'center' },
  'top right': { vertical: 'top', horizontal: 'right' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom center': { vertical: 'bottom', horizontal: 'center' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
} as const;

/** Milliseconds by what the visitor chooses. */
const durations = { '3 seconds': 3000, '6 seconds': 6000, 'until closed': null };

const namesOf = <Name extends string>(choices: Readonly<Record<Name, unknown>>) =>
  Object.keys(choices) as unknown as readonly Name[];

export interface MessagesDemoProps {
  readonly messages: Shell['messages'];
}

/** Messages of the shell, each as the visitor wants it. */
export function MessagesDemo({ messages }: MessagesDemoProps) {
  const [variant, setVariant] = useState<keyof typeof texts>('success');
  const [anchor, setAnchor] = useState<keyof typeof anchors>('top center');
  const [duration, setDuration] = useState<keyof typeof durations>('6 seconds');
  const [isUndone, setUndone] = useState(false);
  const shared = { anchor: anchors[anchor], autoHideDuration: durations[duration] };

  function showWithUndo() {
    setUndone(false);
    messages.show({
      message: 'Note deleted.',
      ...shared,
      action: { label: 'Undo', run: () => setUndone(true) },
    });
  }

  return (
    <DemoPart
      title="Messages"
      lead="One message is shown at a time. It waits while you point at it; F6 takes you to its buttons."
    >
      <Choice name="Kind" values={namesOf(texts)} chosen={variant} onChoose={setVariant} />
      <Choice name="Place" values={namesOf(anchors)} chosen={anchor} onChoose={setAnchor} />
      <Choice name="Time" values={namesOf(durations)} chosen={duration} onChoose={setDuration} />
      <div className="buttons">
        <Button onClick={() => messages.show({ message: texts[variant], variant, ...shared })}>
          Show message
        </Button>
        <Button variant="outlined" onClick={showWithUndo}>
          With Undo
        </Button>
      </div>
      <p role="status">{isUndone && 'You pressed Undo.'}</p>
    </DemoPart>
  );
}
