import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeSite } from 'shared-types/testing/fake-site';
import type { Job } from '../../model/openings';
import { Openings } from './openings';

const job = (id: string, title: string, closesOn: string): Job => ({
  ...{
    id,
    title,
    closesOn,
    place: 'Sampleford',
    hours: 'Full time',
    summary: 'You work.',
    bring: ['Patience'],
  },
  ...{ starts: '2028-03-01', send: 'Letter', sample: true },
});
const jobs = [
  job('pattern-maker', 'Pattern maker, gloves', '2027-01-15'),
  job('test-bench-technician', 'Test bench technician', '2026-12-31'),
  job('product-data-editor', 'Product data editor', '2027-01-31'),
];

const published = Date.parse('2026-11-20T00:00:00Z');

const show = (list: readonly Job[], { nowMs = published, hash = '' } = {}) =>
  render(<Openings jobs={list} site={fakeSite} hash={hash} nowMs={nowMs} />);

// The test environment lays out nothing.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

describe('the openings', () => {
  it('are counted, and have a link to a form with their title', () => {
    show(jobs);
    expect(screen.getByText('3 positions')).toBeVisible();
    const opening = screen.getByRole('heading', { name: /Pattern maker/ }).closest('details');
    if (!opening) throw new Error('The opening is no disclosure');
    expect(within(opening).getByRole('link', { name: 'Apply for Pattern maker, gloves' })).toHaveAttribute(
      'href',
      '/forms?form=applications&position=Pattern+maker%2C+gloves#applications',
    );
  });

  it('close after their last day, and say so when a link opens one', () => {
    show(jobs, { nowMs: Date.parse('2027-01-02T00:00:00Z'), hash: '#job-test-bench-technician' });
    expect(screen.getByText('2 positions')).toBeVisible();
    const closed = screen.getByRole('heading', { name: /Test bench/ }).closest('details');
    expect(closed).toHaveTextContent('Closed. The last day to apply was 31 December 2026.');
    expect(closed).not.toHaveTextContent('Apply for');
  });

  it('offer a speculative application when all are closed', () => {
    show(jobs, { nowMs: Date.parse('2028-01-01T00:00:00Z') });
    expect(screen.getByText('No open positions now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send an open application' })).toHaveAttribute(
      'href',
      '/forms?form=applications&position=Open+application#applications',
    );
  });

  it('are opened and focused by a link', async () => {
    show(jobs, { hash: '#job-product-data-editor' });
    const summary = screen.getByRole('heading', { name: /Product data editor/ }).closest('summary');
    expect(summary?.closest('details')).toHaveAttribute('open');
    await waitFor(() => expect(summary).toHaveFocus());
  });
});
