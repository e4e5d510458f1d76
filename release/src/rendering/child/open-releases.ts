import type { RemoteRelease } from 'shared-types/release';
import { directoryStore } from '../../store/directory-store.js';
import { isInMemory } from '../../store/overlay-store.js';
import { isBucket } from '../../store/s3-store.js';
import type { ReadableStore } from '../../store/store.js';
import { factsOf } from '../facts.js';
import type { PageSetting } from '../page-document.js';
import { siteInPages } from '../page-set.js';
import type { RemoteRendering } from '../remote-pages.js';
import { loadHost, loadRemote } from '../render-material.js';
import { evaluateHost, evaluateRemote } from './evaluate.js';
import { contextsFor } from './load-context.js';
import type { DrawingOrder, ReadAnswer } from './messages.js';
import { tell } from './work.js';

/** A store in a bucket, or in memory, as the release tool reads it: code of releases gets no keys to a bucket. */
function askedStore(title: string): ReadableStore {
  const waiting = new Map<number, (answer: ReadAnswer) => void>();
  process.on('message', (answer: ReadAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  return {
    title,
    read: (key) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, ({ text, problem }) => {
          if (problem !== undefined) reject(new Error(problem));
          else resolve(text === undefined ? undefined : Buffer.from(text, 'base64'));
        });
        void tell({ kind: 'read', id, key });
      }),
  };
}

/** Opens the releases of a composition: reads them and runs their modules. */
export async function openReleases({ store: title, composition }: Omit<DrawingOrder, 'remotes'>) {
  const store = isBucket(title) || isInMemory(title) ? askedStore(title) : directoryStore(title);
  const host = await loadHost(store, composition.host.release);
  const renderer = evaluateHost(host);
  const facts = factsOf(store, composition);
  const settingAt = (publishedAt: string, remote?: RemoteRelease): PageSetting => {
    const { leftOut } = composition;
    return { site: siteInPages(composition.site, remote), host, publishedAt, leftOut };
  };
  return {
    renderer,
    settingAt,
    /** @param publishedAt time of its pages */
    openRemote: async (release: RemoteRelease, publishedAt: string): Promise<RemoteRendering> => {
      const setting = settingAt(publishedAt, release);
      const remote = await loadRemote(store, release);
      const modules = evaluateRemote(remote, renderer);
      const contextFor = contextsFor({ setting, renderer, release, store, facts });
      const { facts: pageFacts } = contextFor(['pages', 'routes']);
      const findPages = (text: string) => renderer.findPages(pageFacts, text, setting.site);
      return { setting, renderer, remote, modules, contextFor, findPages };
    },
  };
}
