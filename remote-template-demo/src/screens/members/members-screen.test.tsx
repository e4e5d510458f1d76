import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { accounts } from 'shared-types/testing/accounts';
import { fakeRequest, fakeShell, screenProps, userStoreOf } from 'shared-types/testing/fake-shell';
import { routes } from '../../../remote.json';
import { Screen } from './members-screen';

describe('the page for members', () => {
  it('says who is signed in, and the full address that was asked for', () => {
    const shell = fakeShell({ user: userStoreOf(accounts.admin) });
    const request = fakeRequest('/example/members?tab=2#last');
    render(<Screen {...screenProps(request, undefined, shell)} />);
    expect(screen.getByText(/^Hello Ada Admin\./)).toHaveTextContent('your role is admin');
    expect(screen.getByText('/example/members?tab=2#last')).toBeVisible();
  });

  it('is for admins only', () => {
    expect(routes.find(({ screen: name }) => name === 'members')).toMatchObject({ auth: ['admin'] });
  });
});
