import type { Manifest } from 'shared-types/release';

type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === 'string';
const number: Rule = (value) => typeof value === 'number';

const orAbsent =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value);

const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.every(rule);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any keys, each with the same kind of value. */
const mapOf =
  (rule: Rule): Rule =>
  (value) =>
    isObject(value) && Object.values(value).every(rule);

/** At least these keys. */
const objectOf =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) =>
    isObject(value) && Object.entries(rules).every(([key, rule]) => rule(value[key]));

const pinned = objectOf({ href: text, integrity: text });

const version = {
  version: text,
  id: text,
  base: text,
  contract: text,
  entry: pinned,
  storedKeys: orAbsent(mapOf((store) => store === 'local' || store === 'session')),
};

const manifest = objectOf({
  generation: number,
  host: text,
  remotes: listOf(
    objectOf({
      ...version,
      name: text,
      claims: listOf(text),
      facts: listOf(text),
      routes: listOf(objectOf({ path: text, screen: text, title: text })),
      screens: mapOf(listOf(pinned)),
      slots: orAbsent(mapOf(objectOf({ screen: text, uses: orAbsent(listOf(text)) }))),
      navigation: orAbsent(pinned),
      follows: orAbsent(mapOf(text)),
      counted: orAbsent(mapOf(objectOf({ label: text, address: text, most: orAbsent(number) }))),
      previous: orAbsent(objectOf(version)),
    }),
  ),
  leftOut: orAbsent(listOf(text)),
  gone: orAbsent(listOf(text)),
});

/**
 * The manifest as the network gave it.
 *
 * @throws if the value has another form; callers treat that like a failed request
 */
export function parseManifest(value: unknown): Manifest {
  if (manifest(value)) return value as Manifest;
  throw new Error('Invalid manifest');
}
