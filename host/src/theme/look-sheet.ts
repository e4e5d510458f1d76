import { href, integrity } from './look.css';

/** The sheet of the looks that visitors choose: themes of the areas, and the layout of the frame. */
export interface LookSheet {
  readonly isThere: () => boolean;
  /** Links it, once. Rejects if it cannot be loaded; the next call asks again. */
  readonly link: () => Promise<void>;
}

/** A sheet that was not found is an empty one in Chromium. */
function isWhole({ sheet }: HTMLLinkElement) {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // It is on its way: Firefox.
    return false;
  }
}

/** The page itself may have linked it, or the boot script, or an earlier change. */
const isThere = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href='${href}']`)].some(isWhole);

/** Adds a link to the sheet. If the page is loading it, the browser gives both links the same bytes. */
function newLink() {
  const link = document.createElement('link');
  return new Promise<void>((resolve, reject) => {
    const onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be loaded`));
    };
    const onload = () => resolve();
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href, integrity, onload, onerror });
    document.head.append(link);
  });
}

let linking: Promise<void> | undefined;

export const lookSheet: LookSheet = {
  isThere,
  link: async () => {
    if (isThere()) return;
    linking ??= newLink().finally(() => {
      linking = undefined;
    });
    await linking;
  },
};
