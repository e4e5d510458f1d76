/** Manifests of `deploy/kubernetes`, against the schemas of Kubernetes. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { parse } from 'yaml';

interface Model {
  readonly validate: () => void;
}

type Manifest = Readonly<Record<'apiVersion' | 'kind', string>>;

const load = createRequire(import.meta.url);
const read = (...file: string[]): unknown => parse(readFileSync(inRoot('deploy', ...file), 'utf8'));

/** Files of a base, beside the one that lists them. */
const resourcesOf = (base: string) =>
  readdirSync(inRoot('deploy', 'kubernetes', base)).filter((file) => file !== 'kustomization.yaml');

const bases = ['site', 'render'];
const files = bases.flatMap((base) => resourcesOf(base).map((file) => path.join(base, file)));

it.each(files)('%s is valid', (file) => {
  const manifest = read('kubernetes', file) as Manifest;
  const { apiVersion, kind } = manifest;
  const models = load(`kubernetes-models/${apiVersion}/${kind}`) as Record<
    string,
    new (data: Manifest) => Model
  >;
  const model = models[kind] && new models[kind](manifest);
  expect(() => model?.validate()).not.toThrow();
  expect(model).toBeDefined();
});

it.each(bases)('the base %s lists its files', (base) => {
  const { resources } = read('kubernetes', base, 'kustomization.yaml') as { readonly resources: string[] };
  expect(resources.toSorted()).toEqual(resourcesOf(base).toSorted());
});

it('compose runs the image that is built, with a store that it cannot write', () => {
  const { services } = parse(readFileSync(inRoot('deploy/compose.yaml'), 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly image: string; readonly volumes: string[] }>>;
  };
  expect(services['site-a']).toMatchObject(services['site-b'] ?? {});
  expect(services['site-b']).toMatchObject({
    image: 'site',
    volumes: [expect.stringMatching(/:\/store:ro$/)],
  });
});
