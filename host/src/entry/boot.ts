/**
 * Inlined in every page; the only script that runs before the page is painted. It loads the others when the page has been
 * painted, or at once when the visitor acts.
 */
import { releaseFilesBase } from 'shared-types/protocol/addresses';
import { browserErrorsAddress } from 'shared-types/protocol/browser-errors';
import { campaignMark } from 'shared-types/protocol/campaign-marks';
import type { PageRecord, PinnedFile } from 'shared-types/release';
import { href, integrity } from '../theme/look.css';

const firstInputs = ['pointerdown', 'keydown'];

const onFirst = (events: readonly string[], listener: () => void) => {
  for (const event of events) addEventListener(event, listener, { capture: true, once: true });
};

/** Checks every script address that is set in this document. No other text may become code. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const url = new URL(address, origin);
    if (url.origin === origin && url.pathname.startsWith(releaseFilesBase)) return url.href;
    throw new TypeError(`Not of this site: ${address}`);
  },
});

const root = document.documentElement;
const { dataset } = root;
// The document does not show what the query asks for, unless it was drawn for it, or its own address has it, as further pages
// of a list do. The keys of the query tell style sheets what is to come.
const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
const query = new URLSearchParams(location.search);
for (const key of [...query.keys()]) if (campaignMark.test(key)) query.delete(key);
const keys = [...query.keys()].join(' ');
if (keys && !('drawn' in dataset) && !canonical?.href.endsWith(`?${query}`)) dataset['q'] = keys;

// Style sheets may leave out what is below the window until the page is idle or the visitor scrolls: docs/decisions/008. A
// history entry with a state may have a scroll position to restore.
if (!history.state && !location.hash) {
  dataset['untouched'] = '';
  // At once: the place in the window is the one that Back returns to.
  onFirst(['scroll'], () => delete dataset['untouched']);
}

// Translators and extensions change the page before React adopts it: docs/decisions/028.
const records: MutationRecord[] = [];
const observer = new MutationObserver((more) => records.push(...more));
const watch = () => {
  const root = document.getElementById('root');
  if (root) observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
};
// Before all other listeners.
addEventListener('DOMContentLoaded', watch, true);
window.foreignChanges = { records, observer };

/** Reports once that the page did not come to life. @param file of the release whose code failed */
function tellDead(file: string) {
  // From then on, the host reports errors itself.
  if (!file.includes(releaseFilesBase) || !('foreignChanges' in window)) return;
  delete window.foreignChanges;
  navigator.sendBeacon(browserErrorsAddress, `start ${file}`);
}
addEventListener('error', ({ filename }) => tellDead(filename));

/** A slow processor brings the page to life within this time, once all first scripts have come. */
const maxStartMs = 10_000;

const add = (element: HTMLElement, attributes: object) => {
  Object.assign(element, { crossOrigin: 'anonymous', ...attributes });
  document.head.append(element);
};

/** Whoever has signed in sees no link to do so; whoever keeps a list sees its length. Nothing moves when they come. */
function makeRoom() {
  const marks = localStorage.getItem('site.marks.v1');
  for (const mark of ['user', 'counts']) if (marks?.includes(mark)) dataset[mark] = '';
}

/** Longest wait of painting for the sheet of the look, in milliseconds. Without it, the page has the default look. */
const maxLookMs = 1000;

/** Shows what the visitor has chosen in the settings, as the settings have stored it. What the route of the page sets itself stays. */
function showStoredLook() {
  const { look } = JSON.parse(localStorage.getItem('site.settings.v1') ?? '') as {
    readonly look: Readonly<Record<string, string>>;
  };
  // The host looks for the layout: without it, nothing would correct the others.
  if (!look['data-layout']) return;
  const own = dataset['own']?.split(' ');
  for (const [name, value] of Object.entries(look))
    if (/^data-[a-z-]+$/.test(name) && /^\w+$/.test(value) && !own?.includes(name))
      root.setAttribute(name, value);
  const reveal = () => root.removeAttribute('style');
  // Not only invisible: what has no box yet begins in its colours, without a transition to them.
  root.style.display = 'none';
  setTimeout(reveal, maxLookMs);
  add(document.createElement('link'), {
    rel: 'stylesheet',
    href,
    integrity,
    onload: reveal,
    onerror: reveal,
  });
}

try {
  makeRoom();
  if (dataset['settings'] !== 'off') showStoredLook();
} catch {
  // Nothing is stored, it is damaged or the browser blocks it: the host says so where it matters.
}

const preload = ({ href, integrity }: PinnedFile) =>
  add(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity });

/** Shows the error with a Retry button: without the host's first scripts, a page without a view stays empty. */
function showMissingHost(this: HTMLScriptElement) {
  const notice = document.getElementById('missing-host');
  notice?.setAttribute('role', 'alert');
  if (notice) Object.assign(notice, { hidden: false, onclick: () => location.reload() });
  tellDead(this.src);
}

const run = ({ href, integrity }: PinnedFile, place: number, all: readonly PinnedFile[]) => {
  const judge = () => window.foreignChanges && tellDead(href);
  const onload = () => all[place + 1] ?? setTimeout(judge, maxStartMs);
  // The first scripts load the deferred one again.
  const onerror = href.endsWith('/deferred.js') ? null : showMissingHost;
  add(document.createElement('script'), { async: false, src: href, integrity, onload, onerror });
};

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageRecord;
  page.host.scripts.forEach(run);
  if (page.view && page.remote)
    [page.remote.entry, ...Object.values(page.remote.screens).flat()].forEach(preload);
}

onFirst(firstInputs, start);
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
