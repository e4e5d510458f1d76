/** `npm run check:site -- jsonld`: what the pages tell search engines is well formed, and nothing but what they show. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { test } from '../site-test';
import { faultsOfAll, type SiteDocument } from './site-documents';
import { longTestMs } from '../limits';

type Fields = Readonly<Record<string, unknown>>;

const schemaFolder = path.join(import.meta.dirname, 'jsonld');

/** A validator for each kind of thing, by its `@type`. */
function validators(): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats(ajv);
  const pairs = readdirSync(schemaFolder).flatMap((file) => {
    const schema = JSON.parse(readFileSync(path.join(schemaFolder, file), 'utf8')) as {
      readonly properties: {
        readonly '@type': { readonly const?: string; readonly enum?: readonly string[] };
      };
    };
    const { const: one, enum: several = [] } = schema.properties['@type'];
    const validate = ajv.compile(schema);
    return [...(one === undefined ? [] : [one]), ...several].map((type) => [type, validate] as const);
  });
  return new Map(pairs);
}

const knownTypes = validators();

const scriptsOf = ({ document }: SiteDocument) => [
  ...document.querySelectorAll('script[type="application/ld+json"]'),
];

/** The things that a page describes; none where it has no such script. */
function graphOf(page: SiteDocument): readonly Fields[] {
  const [script] = scriptsOf(page);
  const data = JSON.parse(script?.textContent ?? '{}') as { readonly '@graph'?: readonly Fields[] };
  return data['@graph'] ?? [];
}

/** Every text of a value, however deep it stands, with the name of its field. */
function* textsIn(value: unknown, field = ''): Iterable<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, name);
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** All tests run in one worker, which reads the documents once. */
test.describe.configure({ mode: 'default', timeout: longTestMs });

/** Differences from one script whose objects match the schemas of their types. */
function schemaFaults(page: SiteDocument): readonly string[] {
  const { length } = scriptsOf(page);
  const nodes = graphOf(page).flatMap((node) => {
    const validate = knownTypes.get(String(node['@type']));
    if (!validate) return [`there is no schema for ${String(node['@type'])}`];
    if (validate(node)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  });
  return [...(length === 1 ? [] : [`${length} scripts of JSON-LD`]), ...nodes];
}

test('every page has one JSON-LD script that matches the schemas', async ({ origin }) => {
  expect(await faultsOfAll(origin, schemaFaults)).toEqual([]);
});

/** Types of facts that a sample site does not have and nobody may invent. */
const forbidden = ['Event', 'JobPosting', 'NewsArticle', 'Review', 'AggregateRating', 'Offer', 'FAQPage'];

test('no page has JSON-LD for events, jobs, offers or reviews', async ({ origin }) => {
  const faults = await faultsOfAll(origin, (page) =>
    [...textsIn(graphOf(page))]
      .filter(([field, text]) => field === '@type' && forbidden.includes(text))
      .map(([, type]) => `tells of a ${type}`),
  );
  expect(faults).toEqual([]);
});

/** The breadcrumb that a visitor sees, with whole addresses; that of the page itself is its own. */
function shownBreadcrumb({ document, path: own }: SiteDocument, base: string) {
  const steps = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
  return steps.map((step) => ({
    name: plain(step.textContent),
    item: base + (step.querySelector('a')?.getAttribute('href') ?? own),
  }));
}

test('the JSON-LD breadcrumb equals the visible breadcrumb', async ({ origin }) => {
  const faults = await faultsOfAll(origin, (page) => {
    const list = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    if (page.path === '/home') return list ? ['the home page has a breadcrumb'] : [];
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    const shown = shownBreadcrumb(page, canonical.slice(0, -page.path.length));
    const expected = shown.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step }));
    const isEqual = JSON.stringify(list?.['itemListElement']) === JSON.stringify(expected);
    return isEqual ? [] : [`it is ${JSON.stringify(list)}`];
  });
  expect(faults).toEqual([]);
});

const readableText = ({ document }: SiteDocument) => {
  const pictures = [...document.querySelectorAll('[alt]')].map(
    (element) => element.getAttribute('alt') ?? '',
  );
  return plain([document.body.textContent, ...pictures].join(' '));
};

test('names in JSON-LD equal the visible names', async ({ origin }) => {
  const faults = await faultsOfAll(origin, (page) => {
    const text = readableText(page);
    const title = page.document.querySelector('title')?.textContent ?? '';
    return graphOf(page)
      .filter((node) => 'name' in node)
      .map((node) => plain(String(node['name'])))
      .filter((name) => !text.includes(name) && !title.startsWith(name))
      .map((name) => `"${name}" stands neither in its title nor in its text`);
  });
  expect(faults).toEqual([]);
});
