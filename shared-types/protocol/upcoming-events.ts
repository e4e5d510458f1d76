import type { EventFact } from '../facts';
import type { Site } from '../site';

/**
 * Events of the fact `events` that are not over and that this site shows, in their order.
 *
 * @param site  one with real content leaves out invented events
 * @param nowMs  milliseconds since 1970
 */
export const upcomingEvents = <Event extends Pick<EventFact, 'end' | 'sample'>>(
  events: readonly Event[],
  site: Pick<Site, 'sample'>,
  nowMs: number,
) => events.filter(({ end, sample }) => Date.parse(end) >= nowMs && (site.sample || !sample));
