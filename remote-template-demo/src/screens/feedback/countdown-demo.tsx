import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { defaultMs, timeLeft } from '../../model/countdown';
import { DemoPart } from './demo-part';

const tickMs = 1000;
const shortMs = 10_000;

/** Counts down to a date. It reads the clock each second, so it stays right while the computer sleeps. */
export function CountdownDemo() {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [endMs, setEndMs] = useState(nowMs + defaultMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  const start = (end: number) => {
    setNowMs(Date.now());
    setEndMs(end);
  };
  return (
    <DemoPart title="Countdown" lead="It ticks every second, and ends 15 days ahead.">
      <Box role="timer" aria-label="Countdown" sx={countdownSx}>
        {Object.entries(timeLeft(endMs, nowMs)).map(([part, count]) => (
          <span key={part}>
            <b>{count}</b> {part}
          </span>
        ))}
      </Box>
      {nowMs >= endMs && (
        <Alert severity="success" variant="outlined">
          The countdown has ended.
        </Alert>
      )}
      <div className="buttons">
        <Button variant="outlined" onClick={() => start(Date.now() + defaultMs)}>
          15 days
        </Button>
        <Button variant="outlined" onClick={() => start(Date.now() + shortMs)}>
          10 seconds
        </Button>
      </div>
    </DemoPart>
  );
}

const countdownSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 1.5,
  maxWidth: 480,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  textAlign: 'center',
  textTransform: 'capitalize',
  '& > span': { py: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  '& b': {
    display: 'block',
    color: 'text.primary',
    fontSize: '2.125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
