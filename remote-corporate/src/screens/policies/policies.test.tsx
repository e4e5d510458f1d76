import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { head } from './head';
import { Policies } from './policies';

const policy = (id: string, title: string) => ({
  ...{ id, title, version: '1.0', inForce: '2026-11-20', owner: 'Head of Purchasing', sample: true },
});
const policies = [policy('quality', 'Quality'), policy('returns', 'Returns')];
const sections = policies.map(({ id, title: text }) => ({
  id,
  blocks: [{ kind: 'heading' as const, level: 2 as const, id, text }],
}));

const show = (printed = '', list: Parameters<typeof Policies>[0]['policies'] = policies) =>
  render(<Policies policies={list} sections={sections} site={fakeSite} printed={printed} />);

describe('the policies', () => {
  it('stand with version, date and owner', () => {
    show();
    const quality = screen.getByRole('heading', { name: 'Quality' }).closest('section');
    expect(quality).toHaveTextContent('Version1.0In force since20 November 2026OwnerHead of Purchasing');
  });

  it('can be printed one by one', () => {
    show();
    expect(screen.getByRole('link', { name: /^Print this policy ?: Quality/ })).toHaveAttribute(
      'href',
      '/policies?print=quality#quality',
    );
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('say which one is printed alone, on a page that search engines do not index', () => {
    show('quality');
    expect(screen.getByText('Only this policy is printed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all policies' })).toHaveAttribute('href', '/policies');
    expect(head({ isUnwritten: false }, fakeRequest('/policies?print=quality'))).toHaveProperty(
      'robots',
      'noindex',
    );
    expect(head({ isUnwritten: false }, fakeRequest('/policies'))).not.toHaveProperty('robots');
  });

  it('stay when they are withdrawn, with the date and the successor', () => {
    show(
      '',
      policies.map((policy) =>
        policy.id === 'returns' ? { ...policy, withdrawn: '2027-03-01', successor: 'quality' } : policy,
      ),
    );
    expect(screen.getByText(/Replaced by/)).toHaveTextContent(
      'Withdrawn on 1 March 2027. Replaced by Quality.',
    );
  });
});
