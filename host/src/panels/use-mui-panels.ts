import { useEffect, useState } from 'react';
import { retryFailedFiles } from '../services/retry-failed-files';
import type * as MuiPanels from './mui-panels';

type Panels = typeof MuiPanels;

let loaded: Panels | undefined;

const load = async () =>
  (loaded ??= await retryFailedFiles(() => import(/* webpackChunkName: "mui-panels" */ './mui-panels')));

/** The panels that MUI draws, as soon as one is wanted and their script is there. @param onMissing it cannot be loaded */
export function useMuiPanels(isWanted: boolean, onMissing: () => void): Panels | undefined {
  const [panels, setPanels] = useState(loaded);
  const isMissing = isWanted && !panels;
  useEffect(() => {
    if (isMissing) load().then(setPanels, onMissing);
  }, [isMissing, onMissing]);
  return isWanted ? panels : undefined;
}
