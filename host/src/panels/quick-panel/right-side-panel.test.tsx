import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventFact } from 'shared-types';
import { factsOf } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { RightSidePanel } from './right-side-panel';
import type { Opened } from './use-quick-panel';

const event = (day: string): EventFact => ({
  id: day,
  title: 'Fair',
  start: `${day}T23:00:00-10:00`,
  end: `${day}T23:30:00-10:00`,
  lastDay: day,
  place: 'Northport',
  path: `/media/events#${day}`,
  sample: false,
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z'));
});

async function show({ events, quickPanel }: { events?: readonly EventFact[]; quickPanel?: Opened }) {
  const services = { facts: factsOf(events ? { events } : {}), site: fakeSite };
  // The events come at once, but not in the first render.
  await act(async () => {
    render(<RightSidePanel quickPanel={quickPanel} services={services} />);
    await Promise.resolve();
  });
}

describe('the panel at the right', () => {
  it('links to the next events by their day and month', async () => {
    await show({ events: ['2026-11-20', '2026-12-02', '2027-01-19'].map(event) });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 Dec', '/media/events#2026-12-02'],
      ['19 Jan', '/media/events#2027-01-19'],
    ]);
    expect(links[0]).toHaveAccessibleName('2 Dec 2026, Fair');
  });

  it('toggles the quick panel, and has no list without events', async () => {
    const toggle = jest.fn();
    await show({ quickPanel: { isOpen: false, toggle } });
    await userEvent.click(screen.getByRole('button', { name: 'Quick panel' }));
    expect(toggle).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has no button if no remote fills the quick panel', async () => {
    await show({});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
