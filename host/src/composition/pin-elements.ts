/** Integrity for scripts and style sheets that an adopted app adds by itself, and no policy of its own for other code. */

type Pins = Readonly<Record<string, string>>;

/** Pins of each release, by the address of its files. */
const pinsOf = new Map<string, Pins>();

type Loading = HTMLScriptElement | HTMLLinkElement;

/** @throws if the address is that of a script or sheet below an adopted release which has no such file */
function pin(element: Loading, address: string) {
  const { origin, pathname } = new URL(address, document.baseURI);
  const base = [...pinsOf.keys()].find((base) => origin === location.origin && pathname.startsWith(base));
  const isPicture = element instanceof HTMLLinkElement && !/\.(?:m?js|css)$/.test(pathname);
  if (base === undefined || isPicture) return;
  const sha256 = pinsOf.get(base)?.[pathname.slice(base.length)];
  if (sha256 === undefined) throw new TypeError(`${pathname} is not pinned`);
  element.crossOrigin = 'anonymous';
  element.integrity = `sha256-${sha256}`;
}

function guard<Name extends string>(prototype: Loading & Partial<Record<Name, string>>, name: Name) {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    ...own,
    set(this: Loading, value: unknown) {
      pin(this, String(value));
      own?.set?.call(this, value);
    },
  });
  prototype.setAttribute = function (this: Loading, attribute, value) {
    if (attribute.toLowerCase() === name) pin(this, value);
    Element.prototype.setAttribute.call(this, attribute, value);
  };
}

/** A library that asks for a policy, such as Vue, goes on without one, as where the browser refuses it. That would be reported. */
function refusePolicies() {
  const createPolicy = () => {
    throw new TypeError('The site has the only policy');
  };
  if (window.trustedTypes) Object.assign(window.trustedTypes, { createPolicy });
}

/** @param base  address of the release's files, with a slash at its end */
export function pinElements(base: string, pins: Pins) {
  if (pinsOf.size === 0) {
    guard(HTMLScriptElement.prototype, 'src');
    guard(HTMLLinkElement.prototype, 'href');
    refusePolicies();
  }
  pinsOf.set(base, pins);
}
