import type { ReactNode } from 'react';

type ScrollRegionProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A wide table that scrolls by itself, so that the page never does. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <section className={`table-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
