import { useEffect, useState } from 'react';

/** A day as `2026-12-01`: of publishing in the first render, equal everywhere, then of the visitor's clock. */
export function useToday(publishedAt: string): string {
  const [today, setToday] = useState(publishedAt.slice(0, 10));
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), []);
  return today;
}
