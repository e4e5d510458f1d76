import type { ReactNode } from 'react';
import classNames from './lines.module.css';

interface LinesSectionProps {
  readonly id: string;
  readonly heading: string;
  /** List items; without any, there is no section. */
  readonly children: readonly ReactNode[];
  readonly isOnPaper?: boolean;
}

/** Lines under a heading, between hairlines. */
export const LinesSection = ({ id, heading, children, isOnPaper = true }: LinesSectionProps) =>
  children.length > 0 && (
    <section className={isOnPaper ? classNames.lines : `${classNames.lines} no-print`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
