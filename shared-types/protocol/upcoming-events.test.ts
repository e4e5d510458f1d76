import { expect, it } from '@jest/globals';
import { upcomingEvents } from './upcoming-events.js';

const nowMs = Date.parse('2026-11-22T12:00:00Z');

const event = (id: string, end: string, sample = false) => ({ id, end, sample });

const over = event('over', '2026-11-22T12:59:59+01:00');
const running = event('running', '2026-11-22T13:00:00+01:00');
const invented = event('invented', '2027-01-22T18:00:00+02:00', true);

it('a sample site shows all events that are not over, in their order', () => {
  const shown = upcomingEvents([over, running, invented], { sample: true }, nowMs);
  expect(shown.map(({ id }) => id)).toEqual(['running', 'invented']);
});

it('a site with real content leaves out invented events', () => {
  expect(upcomingEvents([running, invented], { sample: false }, nowMs)).toEqual([running]);
});
