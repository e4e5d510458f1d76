import { publishedAt } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { addressBar } from '../entry/address-bar';
import { storageWorld } from '../entry/storage-world';
import { createServices, type World } from '../services/services';

type Deferred = Awaited<ReturnType<World['importDeferred']>>;

/** The services of a page in a browser. @param changes what is not as usual */
export const servicesAt = (path: string, changes: Pick<World, 'importDeferred'> & Partial<World>) =>
  createServices({
    site: fakeSite,
    publishedAt,
    hostVersion: '1.0.0',
    path,
    address: addressBar,
    storageWorld,
    announce: () => {},
    ...changes,
  });

/** A deferred part whose panels are there, and whose other parts never come. */
export const panelsAlone = (panels: Pick<Deferred, 'manifest' | 'createPanels'>) => () =>
  Promise.resolve({
    ...panels,
    whenCounted: () => new Promise<never>(() => {}),
    createSearch: () => new Promise<never>(() => {}),
  });
