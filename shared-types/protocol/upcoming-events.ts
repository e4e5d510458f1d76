import type { EventFact } from '../facts';
import type { Site } from '../site';

/** Events that are not over and that this site shows, in their order; on a real site no invented ones. */
export const upcomingEvents = <Event extends Pick<EventFact, 'end' | 'sample'>>(
  events: readonly Event[],
  site: Pick<Site, 'sample'>,
  nowMs: number,
) => events.filter(({ end, sample }) => Date.parse(end) >= nowMs && (site.sample || !sample));
