import { useId, type ReactNode } from 'react';
import classNames from './quick-panel.module.css';

interface PanelSectionProps {
  readonly heading: string;
  /** Stands beside the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export function PanelSection({ heading, mark, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section className={classNames.section} aria-labelledby={id}>
      <h3>
        <span id={id}>{heading}</span> {mark}
      </h3>
      {children}
    </section>
  );
}
