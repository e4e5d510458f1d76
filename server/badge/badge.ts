/**
 * The bar above a page of a preview, or of the dev server: what the page is, and a panel that says which package draws
 * which part of it. The script stands first in the body, so the bar is there with the first paint, and covers nothing.
 * Its element gives the texts `data-title`, `data-name` and `data-note`, and in `data-live` the address of the live site.
 */
'use strict';
{
  const { title = '', name = '', note = '', live = '' } = document.currentScript?.dataset ?? {};

  const styles = `
:host { display: block; background: var(--deep, #0c2426); color: var(--on-deep, #f3f7f6); font-size: 14px; line-height: 20px; }
@media print { :host { display: none; } }
.bar, .panel { display: flex; gap: 4px 12px; max-width: 1280px; margin: auto; padding-inline: var(--gutter, 20px); }
.bar { align-items: center; min-height: 44px; cursor: pointer; }
b { flex: none; padding: 0 8px; border-radius: 4px; background: var(--hv, #d9ee2b); color: var(--on-hv, #12191c); font-weight: 600; }
summary::-webkit-details-marker { display: none; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.note, th { color: var(--deep-muted, #a5bbb9); font-weight: 400; }
.note, .opener { flex: none; }
.opener, a { color: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
.opener { margin-inline-start: auto; }
.opener::after { content: ' ▾' / ''; }
[open] .opener::after { content: ' ▴' / ''; }
a { display: flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 2px solid var(--hv, #d9ee2b); outline-offset: -2px; }
.panel { flex-wrap: wrap; gap: 12px 64px; padding-block: 0 24px; }
.acts { display: flex; flex-wrap: wrap; gap: 0 24px; width: 100%; }
table { border-collapse: collapse; }
caption { padding-block: 12px; text-align: start; font-weight: 650; }
th, td { padding: 6px 24px 6px 0; border-top: 1px solid var(--deep-line, #2b4446); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
@media (max-width: 599px) {
.note { display: none; }
.panel > div, table { width: 100%; }
th, td { padding-inline-end: 12px; }
}
`;

  /** The part of `Manifest` of `shared-types/release` that this script reads. A classic script imports no types. */
  type LiveSite = {
    host: string;
    remotes: readonly {
      name: string;
      version: string;
      routes: readonly { path: string }[];
      slots?: object;
      navigation?: object;
    }[];
  };

  const slots = { quickPanel: 'Quick panel', search: 'Search suggestions', session: 'Sign-in' };

  function make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]> = {},
    ...children: (string | Node)[]
  ): HTMLElementTagNameMap[Tag] {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  const tableOf = (caption: string, rows: readonly (readonly [string, string])[]) =>
    make(
      'table',
      {},
      make('caption', {}, caption),
      ...rows.map(([heading, text]) =>
        make('tr', {}, make('th', { scope: 'row' }, heading), make('td', {}, text)),
      ),
    );

  const isHere = ({ path }: { path: string }) =>
    new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}/*$`).test(location.pathname);

  function partsOf({ host, remotes }: LiveSite) {
    const titleOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
    const frame = titleOf({ name: 'host', version: host });
    const screen = remotes.find(({ routes }) => routes.some(isHere));
    const main = screen ? titleOf(screen) : frame;
    const others = remotes.flatMap((remote) => {
      const filled = Object.entries(slots).filter(([slot]) => slot in (remote.slots ?? {}));
      const parts = [...(remote.navigation ? ['Items of menus'] : []), ...filled.map(([, part]) => part)];
      return parts.map((part) => [part, titleOf(remote)] as const);
    });
    return { frame, main, others };
  }

  // No content policy forbids it.
  const look = new CSSStyleSheet();
  look.replaceSync(styles);
  const status = make('p', { role: 'status' });
  const [parts, published] = [make('div'), make('div')];
  const link = make('a', {}, 'This page on the live site');
  const bar = make(
    'summary',
    { className: 'bar' },
    make('b', {}, title),
    make('span', { className: 'name' }, name),
    make('span', { className: 'note' }, note),
    make('span', { className: 'opener' }, 'Parts and versions'),
  );
  const panel = make(
    'div',
    { className: 'panel' },
    make('div', { className: 'acts' }, link, status),
    parts,
    published,
  );
  const details = make('details', {}, bar, panel);

  const read = async (address: string): Promise<unknown> =>
    await (await fetch(address, { cache: 'no-store' })).json();

  async function show() {
    link.href = new URL(live + location.pathname + location.search + location.hash, location.href).href;
    if (!details.open) return;
    const { frame, main, others } = partsOf((await read('/release/current.json')) as LiveSite);
    parts.replaceChildren(
      tableOf('Parts of this page', [['Header, menus and footer', frame], ['Main part', main], ...others]),
    );
    const versions = (await read('/release/published.json')) as Record<string, readonly string[]>;
    const most = 5;
    const rows = Object.entries(versions).map(([packageName, all]) => {
      const older = all.length > most ? ` and ${all.length - most} older` : '';
      return [packageName, all.slice(0, most).join(', ') + older] as const;
    });
    published.replaceChildren(...(rows.length > 0 ? [tableOf('Published versions', rows)] : []));
  }

  async function update() {
    const problem = await show().catch(() => 'The parts cannot be read. Reload the page.');
    status.replaceChildren(problem ?? '');
  }

  details.addEventListener('toggle', () => void update());
  // Browsers without it show the parts of the new page when the panel is opened again.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    () => void update(),
  );
  const root = document.createElement('site-preview').attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [look];
  root.append(make('aside', { ariaLabel: title }, details));
  document.body.prepend(root.host);
}
