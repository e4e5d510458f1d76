/** Functions that run in a page of a trial. Each stands alone: the browser gets its text. */

/** True if an app is shown, and has drawn something; with `false`, if none is. */
export const isAppShown = (isShown: boolean) =>
  Boolean(document.querySelector('[data-app]')?.hasChildNodes()) === isShown;

/** True if the page is drawn by the host and, where it came with the document, hydrated. */
export function isDrawn(): boolean {
  const headings = [...document.querySelectorAll('main h1')];
  const isAdopted = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return history.scrollRestoration === 'manual' && headings.length > 0 && headings.every(isAdopted);
}

/** True if the host shows its Retry button in the place of the screen. */
export const hasFailed = () =>
  [...document.querySelectorAll('main [role=alert] button')].some(
    (button) => button.textContent === 'Retry' && !button.closest('[data-app]'),
  );

/** Keys of all that the page has stored, with the kinds of their stores. */
export async function storedKeys(): Promise<readonly string[]> {
  const databases = await indexedDB.databases();
  const cookies = document.cookie.split('; ').filter(Boolean);
  return [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...databases.map(({ name = '' }) => `indexed-db ${name}`),
    ...cookies.map((cookie) => `cookie ${cookie.split('=')[0]}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
  ];
}

/** Follows a link of the site, as the host takes over any. */
export function followLink(path: string) {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** What stands outside of the host's root, each with its number. */
export function outsideOfRoot(): Readonly<Record<string, number>> {
  const { documentElement: html, head, body } = document;
  const attributes = [html, body].flatMap((root) =>
    [...root.attributes].flatMap(({ name, value }) =>
      value ? `${name}="${value}" of ${root.localName}` : [],
    ),
  );
  const elements = [head, body].flatMap((parent) =>
    [...parent.children].map((child) => `<${child.localName}> in ${parent.localName}`),
  );
  const sheets = document.adoptedStyleSheets.map(() => 'a style sheet of a script');
  const count: Record<string, number> = {};
  for (const what of [...attributes, ...elements, ...sheets]) count[what] = (count[what] ?? 0) + 1;
  return count;
}

/** The next thing to press that has another label than those before; `undefined` if there is none. */
export function nextTarget(pressed: readonly string[]): { element: HTMLElement; label: string } | undefined {
  const kinds =
    'button, summary, select, input, textarea, a[href], [role=button], [role=tab], [role=combobox], [role=menuitem], [role=option]';
  // Dialogs and menus, which come last in the body, lie above the rest.
  const places = [...document.body.children]
    .reverse()
    .map((child) =>
      child.id === 'root' ? (child.querySelector('[data-app]') ?? child.querySelector('main')) : child,
    );
  const targets = places.flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(kinds) ?? [])]);
  for (const element of targets) {
    const { localName, ariaLabel, innerText, title } = element;
    // What counts up is no other thing.
    const name = (ariaLabel ?? (innerText || title)).replaceAll(/\d+/g, '0').trim();
    const label = `${localName} ${name.slice(0, 40)}`.trim();
    const isElsewhere = element instanceof HTMLAnchorElement && element.origin !== location.origin;
    const isUsable = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    if (isUsable && !isElsewhere && !pressed.includes(label)) return { element, label };
  }
  return undefined;
}
