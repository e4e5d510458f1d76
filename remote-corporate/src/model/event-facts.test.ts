import { describe, expect, it } from '@jest/globals';
import { factSchemas } from 'shared-types/schemas/facts';
import { schemaFaults } from 'shared-types/json/read-record';
import type { CalendarEvent } from './calendar';
import { eventFacts } from './event-facts';

const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'fair',
  kind: 'Fair',
  title: 'Fair',
  start: '2027-01-19T09:00:00+02:00',
  end: '2027-01-23T00:00:00+02:00',
  zone: 'Europe/Helsinki',
  place: 'Northport',
  status: 'planned',
  sequence: 0,
  updated: '2026-10-12T09:00:00Z',
  sample: false,
  ...changes,
});

describe('the fact events', () => {
  it('lists the events that take place, soonest first', () => {
    const events = [
      event({ id: 'later', start: '2027-03-01T09:00:00+01:00' }),
      event({ id: 'cancelled', status: 'cancelled' }),
      event({ id: 'sooner' }),
    ];
    expect(eventFacts(events).map(({ id, path }) => [id, path])).toEqual([
      ['sooner', '/media/events#sooner'],
      ['later', '/media/events#later'],
    ]);
  });

  it('has the form of the contract, with the last day at the place', () => {
    const facts = eventFacts([event({})]);
    expect(schemaFaults(factSchemas.events, facts)).toEqual([]);
    expect(facts[0]?.lastDay).toBe('2027-01-22');
  });
});
