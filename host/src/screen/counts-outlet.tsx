import { useLocation } from 'react-router-dom';
import type { Services } from '../services/services';
import { useCounts } from './use-counts';

export function CountsOutlet({ counts }: Pick<Services, 'counts'>) {
  const { pathname } = useLocation();
  const part = useCounts(counts);
  return part && <part.Counts path={pathname} />;
}
