import type { FeedLink, Json, PageDescription, PagePicture, Site } from 'shared-types';
import { languageOf } from 'shared-types/protocol/language';
import type { PageLook, PageRecord, RenderedPage } from 'shared-types/release';
import { contentPolicy } from './content-policy.js';
import type { FileText, HostMaterial } from './render-material.js';

export interface DocumentParts {
  readonly site: Site;
  readonly host: HostMaterial;
  readonly drawn: RenderedPage;
  readonly page: PageRecord;
  readonly description?: PageDescription | undefined;
  /** Style sheets of the remote. */
  readonly styles: readonly FileText[];
  /** Import map with the hashes of its modules. */
  readonly importMap?: object | undefined;
  /** Path of the page, with a query of its own, without the site's address. `undefined` for a page at many paths. */
  readonly address: string | undefined;
  readonly feed?: FeedLink | undefined;
  readonly isIndexable: boolean;
  /** True if it was drawn for the query of its address: the boot script does not hide it. */
  readonly isOnRequest?: boolean | undefined;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A text for an element or an attribute of HTML or XML. */
export const escapeText = (text: string): string =>
  text.replace(/[&<"]/g, (character) => escapes[character] ?? character);

const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeText(content)}">`;

const link = (attributes: string, address: string) => `<link ${attributes} href="${escapeText(address)}">`;

const siteLinks = [
  ['icon', 'favicon.svg'],
  ['apple-touch-icon', 'apple-touch-icon.png'],
  ['manifest', 'manifest.webmanifest'],
] as const;

/** Link to the style sheet. It stands after the boot script, which then need not wait for it. */
const lookLink = ({ sheet }: PageLook) =>
  link(`rel="stylesheet" crossorigin integrity="${escapeText(sheet.integrity)}"`, sheet.href);

/** The attributes of `<html>`, each with a space before it. */
function rootAttributes({ site, drawn: { look }, isOnRequest = false }: DocumentParts): string {
  const attributes = {
    lang: languageOf(site),
    // The boot script then leaves alone what the browser has stored of the settings.
    ...(site.settingsPanel === 'off' && { 'data-settings': 'off' }),
    ...(isOnRequest && { 'data-drawn': '' }),
    ...look?.attributes,
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

function styleElement({ text, file }: FileText, attributes = ''): string {
  if (/<\/style/i.test(text)) throw new Error(`The style sheet ${file} contains '</style'`);
  return `<style${attributes}>${text}</style>`;
}

/** Style sheets that a loader would fetch if it did not find their names. A page without a view needs those that draw one. */
const namedStyles = ({ host, page, styles }: DocumentParts): readonly FileText[] => [
  ...(page.view ? [] : host.deferredStyles),
  ...styles,
];

/** React puts preloads of pictures before the markup; they belong into the head, where hydration does not meet them. */
function splitPreloads(html: string): readonly [preloads: string, markup: string] {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return [preloads, html.slice(preloads.length)];
}

const feedLink = ({ path, title }: FeedLink) =>
  link(`rel="alternate" type="application/atom+xml" title="${escapeText(title)}"`, path);

/** Size of every picture of a page; services that show shared pages ask for it. */
const pictureSize = { width: '1200', height: '630' };

/** Metadata for previews of shared links (Open Graph). */
function sharing({ site, drawn, description: { picture } = {} }: DocumentParts): string {
  const { title, description } = drawn.head;
  return [
    property('og:type', 'website'),
    property('og:site_name', site.company.name),
    property('og:title', title),
    property('og:description', description),
    ...(picture ? pictureProperties(site, picture) : []),
  ].join('');
}

const pictureProperties = (site: Site, { address, alt }: PagePicture) => [
  property('og:image', site.baseUrl + address),
  property('og:image:alt', alt),
  property('og:image:width', pictureSize.width),
  property('og:image:height', pictureSize.height),
  // The only one that has no other form: without it the picture is shown as a small square.
  named('twitter:card', 'summary_large_image'),
];

function describing(parts: DocumentParts): string {
  const { site, drawn, feed, isIndexable } = parts;
  const { head } = drawn;
  const address = parts.address === undefined ? undefined : site.baseUrl + parts.address;
  return [
    `<title>${escapeText(head.title)}</title>`,
    named('description', head.description),
    isIndexable ? '' : named('robots', 'noindex,follow'),
    isIndexable && address !== undefined ? link('rel="canonical"', address) : '',
    address === undefined ? '' : property('og:url', address),
    sharing(parts),
    feed ? feedLink(feed) : '',
  ].join('');
}

function loading(parts: DocumentParts, preloads: string): string {
  const { release, siteFiles, styles } = parts.host;
  return [
    ...siteLinks
      .filter(([, name]) => siteFiles.includes(name))
      .map(([relation, name]) => link(`rel="${relation}"`, `/${name}`)),
    ...release.fonts.map((font) => link('rel="preload" as="font" type="font/woff2" crossorigin', font)),
    preloads,
    ...styles.map((style) => styleElement(style)),
    ...namedStyles(parts).map((style) => styleElement(style, ` data-href="${escapeText(style.file)}"`)),
  ].join('');
}

const withoutContext = (item: Json) =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? Object.fromEntries(Object.entries(item).filter(([key]) => key !== '@context'))
    : item;

/** One script with everything that the page says of itself to search engines. */
function structuredData({ drawn: { head }, description = {} }: DocumentParts): string {
  const items = [...(head.structuredData ?? []), ...(description.structuredData ?? [])];
  if (items.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': items.map(withoutContext) };
  return `<script type="application/ld+json">${jsonText(graph)}</script>`;
}

const dotted = (texts: readonly string[]): string => texts.map(escapeText).join(' · ');

/** Lines printed below a page: the company, address and date. The host's deferred script updates address and date. */
function imprint({ site, address = '', page }: DocumentParts): string {
  const { company, baseUrl } = site;
  const contact = dotted([company.name, ...company.address, company.email, company.phone]);
  return `${contact}<br><span>${dotted([baseUrl + address, page.publishedAt.slice(0, 10)])}</span>`;
}

/** Notice on every page of a sample site. */
const sampleNotice =
  '<aside id="sample" class="no-print" aria-label="Sample">Sample site: company, articles, figures and events are examples.</aside>';

/** The text of a page: readable without scripts, and with all that the boot script needs to start them. */
export function documentText(parts: DocumentParts): string {
  const { site, host, drawn, page } = parts;
  const { boot } = host;
  const { look } = drawn;
  if (/<\/script/i.test(boot)) throw new Error("The boot script contains '</script'");
  const [preloads, markup] = splitPreloads(drawn.html);
  const importMap = parts.importMap && jsonText(parts.importMap);
  const policy = contentPolicy({
    site,
    scripts: importMap ? [boot, importMap] : [boot],
    styles: [...host.styles, ...namedStyles(parts)].map(({ text }) => text),
  });
  return [
    `<!doctype html><html${rootAttributes(parts)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    named('viewport', 'width=device-width,initial-scale=1'),
    named('color-scheme', 'light dark'),
    describing(parts),
    loading(parts, preloads),
    importMap ? `<script type="importmap">${importMap}</script>` : '',
    `<script>${boot}</script>${look ? lookLink(look) : ''}</head>`,
    `<body><div id="root">${markup}</div>${site.sample ? sampleNotice : ''}`,
    `<p id="imprint" class="container">${imprint(parts)}</p>`,
    `<script type="application/json" id="page">${jsonText(page)}</script>`,
    `${structuredData(parts)}</body></html>\n`,
  ].join('');
}
