import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { MessageOptions, Shell } from 'shared-types';
import { Choice } from './choice';
import classNames from './feedback.module.css';

const variants = ['success', 'error', 'info', 'warning'] as const;

const texts: Readonly<Record<(typeof variants)[number], string>> = {
  success: 'The note is saved.',
  error: 'The note could not be saved. Check your connection.',
  info: 'A new version of this list is available.',
  warning: 'You have 2 notes without a title.',
};

const anchors = [
  'top left',
  'top center',
  'top right',
  'bottom left',
  'bottom center',
  'bottom right',
] as const;

/** Milliseconds by what the visitor chooses. */
const durations = { '3 seconds': 3000, '6 seconds': 6000, 'until closed': null } as const;

const durationNames = Object.keys(durations) as readonly (keyof typeof durations)[];

function anchorOf(text: (typeof anchors)[number]): NonNullable<MessageOptions['anchor']> {
  const [vertical, horizontal] = text.split(' ') as ['top' | 'bottom', 'left' | 'center' | 'right'];
  return { vertical, horizontal };
}

interface MessagesDemoProps {
  readonly messages: Shell['messages'];
}

export function MessagesDemo({ messages }: MessagesDemoProps) {
  const titleId = useId();
  const [variant, setVariant] = useState<(typeof variants)[number]>('success');
  const [anchor, setAnchor] = useState<(typeof anchors)[number]>('top center');
  const [duration, setDuration] = useState<keyof typeof durations>('6 seconds');
  const [isUndone, setUndone] = useState(false);
  const shared = { anchor: anchorOf(anchor), autoHideDuration: durations[duration] };
  return (
    <section aria-labelledby={titleId} className={classNames.demo}>
      <h2 id={titleId}>Messages</h2>
      <p className="muted">
        One message is shown at a time. It waits while you point at it; F6 takes you to its buttons.
      </p>
      <Choice name="Kind" values={variants} chosen={variant} onChoose={setVariant} />
      <Choice name="Place" values={anchors} chosen={anchor} onChoose={setAnchor} />
      <Choice name="Time" values={durationNames} chosen={duration} onChoose={setDuration} />
      <div className="buttons">
        <Button onClick={() => messages.show({ message: texts[variant], variant, ...shared })}>
          Show message
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setUndone(false);
            messages.show({
              message: 'Note deleted.',
              ...shared,
              action: { label: 'Undo', run: () => setUndone(true) },
            });
          }}
        >
          With Undo
        </Button>
      </div>
      <p role="status">{isUndone && 'You pressed Undo.'}</p>
    </section>
  );
}
