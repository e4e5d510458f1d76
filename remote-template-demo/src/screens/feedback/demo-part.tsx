import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

export interface DemoPartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One demo of several on a page. */
export function DemoPart({ title, lead, children }: DemoPartProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={2.5}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{lead}</p>
      {children}
    </Stack>
  );
}
