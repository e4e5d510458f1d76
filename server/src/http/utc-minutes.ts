/** A time as people read it: `2026-12-01 09:30 UTC`. @param at  ISO 8601, in UTC */
export const utcMinutes = (at: string): string =>
  `${at.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')} UTC`;
