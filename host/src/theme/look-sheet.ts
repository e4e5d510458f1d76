import { href, integrity } from './look.css';

/** The sheet of the looks that visitors choose: themes of the areas, and the layout of the frame. */
export interface LookSheet {
  readonly isThere: () => boolean;
  /** Links it, once. Rejects if it cannot be loaded; the next call asks again. */
  readonly link: () => Promise<void>;
}

/** The boot script may have linked it, or an earlier change. */
const linked = () => document.querySelector<HTMLLinkElement>(`link[href='${href}']`);

function newLink(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href, integrity });
  document.head.append(link);
  return link;
}

/** That of this document. */
export const lookSheet: LookSheet = {
  isThere: () => Boolean(linked()?.sheet),
  link: () => {
    const link = linked() ?? newLink();
    return new Promise((resolve, reject) => {
      const fail = () => {
        link.remove();
        reject(new Error(`${href} cannot be loaded`));
      };
      link.addEventListener('load', () => resolve(), { once: true });
      link.addEventListener('error', fail, { once: true });
    });
  },
};
