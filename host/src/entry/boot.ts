/**
 * Stands in the text of every page and is the only script that runs before the page is painted. It asks for the others
 * when the page has been painted, or at once when the visitor acts.
 */
import type { PageRecord, PinnedFile } from 'shared-types/release';

const firstActs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Every script address of this document passes here, whoever sets it; no other kind of text may become code. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin && url.pathname.startsWith('/remotes/')) return url.href;
    throw new TypeError(`Not a script of this site: ${address}`);
  },
});

if (location.search) document.documentElement.dataset['q'] = '';

const add = (element: HTMLElement, attributes: object) => {
  Object.assign(element, { crossOrigin: 'anonymous', ...attributes });
  document.head.append(element);
};

const preload = ({ href, integrity }: PinnedFile) =>
  add(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity });

const run = ({ href, integrity }: PinnedFile) =>
  add(document.createElement('script'), { async: false, src: href, integrity });

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageRecord;
  page.host.scripts.forEach(run);
  if (page.view && page.remote)
    [page.remote.entry, ...Object.values(page.remote.screens).flat()].forEach(preload);
}

for (const act of firstActs) addEventListener(act, start, { capture: true, once: true });
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
