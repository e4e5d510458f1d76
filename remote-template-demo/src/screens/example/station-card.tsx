import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import classNames from './station-card.module.css';

export interface StationCardProps {
  readonly title: string;
  readonly href: string;
  /** What the station shows, one sentence. */
  readonly text: string;
  /** One sentence of what to do there. */
  readonly tryThis: string;
  /** The station in small. It says nothing that the text does not. */
  readonly miniature: ReactNode;
}

/** One station of the demo. The whole card leads there; its title is the link. */
export function StationCard({ title, href, text, tryThis, miniature }: StationCardProps) {
  return (
    <Card component="article" variant="outlined">
      <div className={classNames.station}>
        <div className={classNames.miniature}>{miniature}</div>
        <div className={classNames.words}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p className="muted">{text}</p>
          <p>
            <strong>Try this:</strong> {tryThis}
          </p>
        </div>
      </div>
    </Card>
  );
}
