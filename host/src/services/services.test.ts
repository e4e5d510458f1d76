import { describe, expect, it } from '@jest/globals';
import type { CategoryFact, RouteDescriptor } from 'shared-types';
import { fakeSite } from 'shared-types/testing/fake-site';
import { createLocationService } from './location';
import { contextFor } from './load-context';
import { shellFor, type Services } from './services';
import { createUserStore } from './user';

const categories: readonly CategoryFact[] = [];

const services: Services = {
  site: fakeSite,
  publishedAt: '2026-11-20T00:00:00.000Z',
  hostVersion: '2.0.0',
  http: () => Promise.reject(new Error('no network here')),
  facts: (() => Promise.resolve(categories)) as Services['facts'],
  place: createLocationService('/home'),
  announce: () => {},
  user: createUserStore(),
};

const route: RouteDescriptor = { path: '/a', screen: 'a', title: '', description: '', uses: ['categories'] };
const owner = { name: 'one', version: '1.0.0', base: '/remotes/one/1.0.0/' };

describe('shellFor', () => {
  it('gives the same frozen object for the whole visit', () => {
    const shell = shellFor(services, owner, route);
    expect(shellFor(services, owner, route)).toBe(shell);
    expect(Object.isFrozen(shell)).toBe(true);
  });

  it('names the versions that draw the screen', () => {
    const older = { name: 'one', version: '0.9.0' };
    expect(shellFor(services, owner, route).releases).toEqual({ host: '2.0.0', remote: '1.0.0' });
    expect(shellFor(services, older, route).releases).toEqual({ host: '2.0.0', remote: '0.9.0' });
  });

  it('gives each route a shell of its own', () => {
    expect(shellFor(services, owner, { ...route, path: '/b' })).not.toBe(shellFor(services, owner, route));
  });

  it('answers a fact that the route lists', async () => {
    await expect(shellFor(services, owner, route).facts('categories')).resolves.toBe(categories);
  });

  it('refuses a fact that the route does not list, and says where to list it', async () => {
    await expect(shellFor(services, owner, route).facts('routes')).rejects.toThrow('"uses" in remote.json');
  });

  it('lets a guest pass only where nothing is asked for', () => {
    const { user } = shellFor(services, owner, route);
    expect([user.can(), user.can([]), user.can(['guest']), user.can(['admin'])]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('contextFor', () => {
  it('knows the configuration and the time that stands for now', () => {
    const context = contextFor(services, owner, route);
    expect([context.site, context.publishedAt]).toEqual([fakeSite, services.publishedAt]);
  });
});
