import { describe, expect, it } from '@jest/globals';
import { guardRoute, type GuardInput } from './guard';

const auths: Readonly<Record<string, readonly string[]>> = {
  '/members': ['admin'],
  '/staff': ['staff'],
};

const input = (parts: Partial<GuardInput>): GuardInput => ({
  route: { auth: ['admin'] },
  role: 'guest',
  location: { path: '/members', search: '?tab=2', hash: '#top' },
  remembered: undefined,
  authAt: (path) => auths[path],
  ...parts,
});

describe('guardRoute', () => {
  it.each([undefined, []])('lets everybody pass where the list of roles is %p', (auth) => {
    expect(guardRoute(input({ route: auth ? { auth } : {} }))).toEqual({ kind: 'pass' });
  });

  it('sends a guest to sign in and remembers path, query and hash', () => {
    expect(guardRoute(input({}))).toEqual({ kind: 'sign-in', redirectUrl: '/members?tab=2#top' });
  });

  it('lets a role in the list pass', () => {
    expect(guardRoute(input({ role: 'admin' }))).toEqual({ kind: 'pass' });
  });

  it('sends another role to the remembered path', () => {
    const decision = guardRoute(input({ role: 'staff', remembered: '/staff?x=1' }));
    expect(decision).toEqual({ kind: 'deny', to: '/staff?x=1' });
  });

  it('sends another role to / if it may not open the remembered path either', () => {
    const decision = guardRoute(input({ role: 'staff', remembered: '/members' }));
    expect(decision).toEqual({ kind: 'deny', to: '/' });
  });

  it('never follows a remembered path to another site', () => {
    const decision = guardRoute(input({ role: 'staff', remembered: '/.//evil.example' }));
    expect(decision).toEqual({ kind: 'deny', to: '/' });
  });

  it('sends signed-in users away from the sign-in page', () => {
    const location = { path: '/login', search: '', hash: '' };
    const decision = guardRoute(input({ route: {}, role: 'admin', location, remembered: '/members' }));
    expect(decision).toEqual({ kind: 'go-on', to: '/members' });
  });

  it('denies signed-in users the remembered path that their role may not open', () => {
    const location = { path: '/login', search: '', hash: '' };
    const decision = guardRoute(input({ route: {}, role: 'staff', location, remembered: '/members?tab=2' }));
    expect(decision).toEqual({ kind: 'deny', to: '/' });
  });

  it('shows the sign-in page to a guest', () => {
    const location = { path: '/login', search: '', hash: '' };
    expect(guardRoute(input({ route: {}, location }))).toEqual({ kind: 'pass' });
  });
});
