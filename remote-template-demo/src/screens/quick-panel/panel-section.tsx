import { useId, type ReactNode } from 'react';
import classNames from './quick-panel.module.css';

/** Something that has a page. */
export interface Entry {
  readonly href: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PanelSectionProps {
  readonly heading: string;
  /** Stands beside the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel under its heading. */
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

/** Links to the first few of something. */
export const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ href, title, lines }) => (
      <li key={href}>
        <a className={classNames.entry} href={href} dir="auto">
          <b>{title}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </a>
      </li>
    ))}
  </ul>
);
