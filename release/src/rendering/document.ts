import type { FeedLink, Head, Json, PagePicture, Site } from 'shared-types';
import type { PageLook, PageRecord } from 'shared-types/release';
import { contentPolicy } from './content-policy.js';

/** A style sheet that stands in the text of a page. */
export interface InlineStyle {
  readonly text: string;
  /** File by which a remote's style loader knows that it need not fetch it. */
  readonly file?: string;
}

export interface DocumentParts {
  readonly site: Site;
  /** Head from the renderer, with the company's name in the title. */
  readonly head: Head;
  /** Path of the page, with a query of its own, without the site's address. `undefined` for a page at many paths. */
  readonly address: string | undefined;
  readonly isIndexable: boolean;
  /** True if it was drawn for the query of its address: the boot script does not hide it. */
  readonly isOnRequest?: boolean;
  readonly feed: FeedLink | undefined;
  /** The picture that it is shared with, if there is one. */
  readonly picture: PagePicture | undefined;
  /** JSON-LD objects of its head and of its describer. */
  readonly structuredData: readonly Json[];
  readonly styles: readonly InlineStyle[];
  readonly siteFiles: readonly string[];
  readonly fonts: readonly string[];
  readonly boot: string;
  /** The inside of `#root`. */
  readonly html: string;
  readonly look: PageLook | undefined;
  readonly page: PageRecord;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeText = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? character);

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
function rootAttributes({ site, look, isOnRequest = false }: DocumentParts): string {
  const attributes = {
    lang: 'en',
    // The boot script then leaves alone what the browser has stored of the settings.
    ...(site.settingsPanel === 'off' && { 'data-settings': 'off' }),
    ...(isOnRequest && { 'data-drawn': '' }),
    ...look?.attributes,
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

function styleElement({ text, file }: InlineStyle): string {
  if (/<\/style/i.test(text)) throw new Error(`A style sheet contains '</style'${file ? `: ${file}` : ''}`);
  return `<style${file ? ` data-href="${escapeText(file)}"` : ''}>${text}</style>`;
}

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
function sharing({ site, head, picture }: DocumentParts): string {
  const { title, description } = head;
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
  const { site, head, feed, isIndexable } = parts;
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

function loading({ fonts, siteFiles, styles }: DocumentParts, preloads: string): string {
  return [
    ...siteLinks
      .filter(([, name]) => siteFiles.includes(name))
      .map(([relation, name]) => link(`rel="${relation}"`, `/${name}`)),
    ...fonts.map((font) => link('rel="preload" as="font" type="font/woff2" crossorigin', font)),
    preloads,
    ...styles.map(styleElement),
  ].join('');
}

const withoutContext = (item: Json) =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? Object.fromEntries(Object.entries(item).filter(([key]) => key !== '@context'))
    : item;

/** One script with everything that the page says of itself to search engines. */
function structuredData(items: readonly Json[]): string {
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
  const { site, boot, styles, look, page } = parts;
  if (/<\/script/i.test(boot)) throw new Error("The boot script contains '</script'");
  const [preloads, markup] = splitPreloads(parts.html);
  const policy = contentPolicy({ site, boot, styles: styles.map(({ text }) => text) });
  return [
    `<!doctype html><html${rootAttributes(parts)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    named('viewport', 'width=device-width,initial-scale=1'),
    named('color-scheme', 'light dark'),
    describing(parts),
    loading(parts, preloads),
    `<script>${boot}</script>${look ? lookLink(look) : ''}</head>`,
    `<body><div id="root">${markup}</div>${site.sample ? sampleNotice : ''}`,
    `<p id="imprint" class="container">${imprint(parts)}</p>`,
    `<script type="application/json" id="page">${jsonText(page)}</script>`,
    `${structuredData(parts.structuredData)}</body></html>\n`,
  ].join('');
}
