import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRequest, fakeShell, publishedAt } from 'shared-types/testing/fake-shell';
import { Screen } from './overview-screen';

describe('the overview', () => {
  it('has its title as the heading', () => {
    const request = fakeRequest('/guides', { title: 'Overview' });
    render(
      <Screen
        shell={fakeShell()}
        request={request}
        data={undefined}
        assetBase="/"
        publishedAt={publishedAt}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Overview');
  });
});
