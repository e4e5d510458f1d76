import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface InAreaProps {
  /** Selector of a place in the root (`../layout/frame.tsx`). */
  readonly at: string;
  readonly children: ReactNode;
}

/** Draws into a place of the frame, in the theme of its area. */
export function InArea({ at, children }: InAreaProps) {
  const element = document.querySelector(`#root > ${at}`);
  return element && createPortal(children, element);
}
