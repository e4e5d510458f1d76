import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import classNames from './demo-card.module.css';

export interface DemoCardProps {
  readonly title: string;
  readonly href: string;
  /** What the demo shows, in one sentence. */
  readonly text: string;
  /** What to try there, in one sentence. */
  readonly tryThis: string;
  /** A small picture of the demo. It adds nothing to the text. */
  readonly miniature: ReactNode;
}

/** A demo. The whole card is clickable; its title is the link. */
export function DemoCard({ title, href, text, tryThis, miniature }: DemoCardProps) {
  return (
    <Card component="article" variant="outlined">
      <div className={classNames.demo}>
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
