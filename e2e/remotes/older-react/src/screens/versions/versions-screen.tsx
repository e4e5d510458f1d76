import { useState, version } from 'react';
import type { ScreenProps } from 'shared-types';

/** Says which React draws it; the button shows that hooks are of the same React. */
export function Screen({ request }: ScreenProps) {
  const [clicks, setClicks] = useState(0);
  return (
    <div className="container">
      <h1>{request.title}</h1>
      <p>React {version}</p>
      <button className="button" type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
    </div>
  );
}
