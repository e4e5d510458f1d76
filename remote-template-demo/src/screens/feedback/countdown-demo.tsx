import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Countdown } from '../../features/countdown/countdown';
import classNames from './feedback.module.css';

const shortMs = 10_000;

interface Run {
  /** A new number for each start, so that equal choices start again. */
  readonly number: number;
  readonly endDate?: string | number;
  readonly isOver: boolean;
}

export function CountdownDemo() {
  const id = useId();
  const [run, setRun] = useState<Run>({ number: 1, isOver: false });
  const start = (endDate?: string | number) =>
    setRun(({ number }) => ({
      number: number + 1,
      isOver: false,
      ...(endDate !== undefined && { endDate }),
    }));

  return (
    <section aria-labelledby={`${id}title`} className={classNames.demo}>
      <h2 id={`${id}title`}>Countdown</h2>
      <p className="muted">It ticks every second, and ends 15 days ahead unless you choose another end.</p>
      <Countdown
        key={run.number}
        {...(run.endDate !== undefined && { endDate: run.endDate })}
        onComplete={() => setRun((before) => ({ ...before, isOver: true }))}
      />
      {run.isOver && (
        <Alert severity="success" variant="outlined">
          The countdown has ended.
        </Alert>
      )}
      <div className="buttons">
        <Button variant="outlined" onClick={() => start()}>
          15 days
        </Button>
        <Button variant="outlined" onClick={() => start(Date.now() + shortMs)}>
          10 seconds
        </Button>
      </div>
      <div className={`field ${classNames.end}`}>
        <label htmlFor={`${id}end`}>Another end</label>
        <input
          id={`${id}end`}
          type="datetime-local"
          onChange={({ target }) => target.value && start(target.value)}
        />
      </div>
    </section>
  );
}
