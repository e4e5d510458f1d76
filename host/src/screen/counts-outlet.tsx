import { useLocation } from 'react-router-dom';
import type { Services } from '../services/services';
import { useCounts } from './use-counts';

/** Counts of lists in the header, once this browser keeps a list. */
export function CountsOutlet({ counts }: Pick<Services, 'counts'>) {
  const { pathname } = useLocation();
  const part = useCounts(counts);
  return part && <part.Counts path={pathname} />;
}
