import { createContext, useContext } from 'react';
import type { ShellLink } from './site-links';

/** Paths that the frame leaves out, because nothing is there. The same for the whole document. */
export const LeftOut = createContext<readonly string[]>([]);

export function useIsLinked(): (link: Pick<ShellLink, 'path'>) => boolean {
  const leftOut = useContext(LeftOut);
  return ({ path }) => !leftOut.includes(path);
}
