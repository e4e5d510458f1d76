import { href, integrity } from './look.css';

/** The sheet of the looks that visitors choose: themes of the areas, and the layout of the frame. */
export interface LookSheet {
  readonly isThere: () => boolean;
  /** Links it, once. Rejects if it cannot be loaded; the next call asks again. */
  readonly link: () => Promise<void>;
}

/** The page itself may have linked it, or the boot script, or an earlier change. */
const linked = () => document.querySelector<HTMLLinkElement>(`link[href='${href}']`);

/** A sheet that was not found is an empty one in Chromium. */
function isThere() {
  try {
    return Boolean(linked()?.sheet?.cssRules.length);
  } catch {
    // It is on its way: Firefox.
    return false;
  }
}

/** Links of the page and of the boot script delay the load event, whether they are loaded or fail. */
function documentLoaded() {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

function newLink() {
  const link = document.createElement('link');
  return new Promise<void>((resolve, reject) => {
    const onerror = () => reject(new Error(`${href} cannot be loaded`));
    const onload = () => resolve();
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href, integrity, onload, onerror });
    document.head.append(link);
  });
}

async function link() {
  if (linked()) await documentLoaded();
  if (isThere()) return;
  // Its events have passed.
  linked()?.remove();
  await newLink();
}

let linking: Promise<void> | undefined;

/** That of this document. */
export const lookSheet: LookSheet = {
  isThere,
  link: () => {
    linking ??= link().finally(() => {
      linking = undefined;
    });
    return linking;
  },
};
