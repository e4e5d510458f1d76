/** Texts that several records hold. */
import semver from 'semver';
import * as v from 'valibot';

/** Any text, an empty one too. */
export const anyText = v.string('must be a text');

/** A text of one form. @param message  for other texts: `must be …` */
export const textLike = (pattern: RegExp, message: string) => v.pipe(anyText, v.regex(pattern, message));

/** Text of at least one character. */
export const text = v.pipe(anyText, v.nonEmpty('must not be empty'));

/** Keys that Valibot leaves out of a record, without a word. */
const lostKeys = ['__proto__', 'prototype', 'constructor'];

const packageNamePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** True if a text may be the name of a package of the site. */
export const isPackageName = (name: string) => packageNamePattern.test(name) && !lostKeys.includes(name);

/** True if a text is a semantic version in its one spelling: `1.0`, `v1.0.0` and `latest` are not. */
export const isVersion = (version: string) => semver.valid(version) === version && !version.includes('+');

/** Name of a package, a screen, a module or a fact. */
export const kebabName = v.pipe(anyText, v.check(isPackageName, 'must be a name in kebab case, like-this'));

/** Semantic version of a release. */
export const version = v.pipe(anyText, v.check(isVersion, 'must be a semantic version, 1.4.2'));

/** Path in a folder: relative, without `..` and without names that begin with a dot. */
export const filePath = textLike(
  /^(?!\.)[A-Za-z0-9._-]+(?:\/(?!\.)[A-Za-z0-9._-]+)*$/,
  'must be a relative path of plain names',
);

/** Path on the site without a slash at its end. */
export const sitePath = textLike(/^(?:\/[a-z0-9._~-]+)+$/, 'must be a path in lower case, /like/this');

/** Path of a page that `remote.json` lists. */
export const pagePath = textLike(/^(?:\/[A-Za-z0-9._~-]+)+$/, 'must be the path of one page, /like/This');

/** Path of a page, or of a family of pages. */
export const routePath = textLike(
  /^(?:\/(?:[a-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*))+$/,
  'must be a path in lower case, /like/this or /products/:type',
);

/** Name of a form or of a field. */
export const fieldName = textLike(
  /^[A-Za-z][A-Za-z0-9-]{0,31}$/,
  'must be a name of at most 32 letters, digits and hyphens',
);

/**
 * Name of a fact: `categories`, or `categories@2` for the second version of its form; below the name of a remote, one of its
 * own, `guides.sizes`.
 */
export const factName = textLike(
  /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:@[1-9]\d*)?$/,
  'must be the name of a fact, like-this, like-this@2 or remote.like-this',
);

/** SHA-256 of a record, hexadecimal. */
export const digest = textLike(/^[0-9a-f]{64}$/, 'must be a SHA-256, 64 hexadecimal digits');

/** Time in ISO 8601. */
export const timestamp = v.pipe(anyText, v.isoTimestamp('must be a time as 2026-01-31T12:00:00Z'));

/** `true` or `false`. */
export const flag = v.boolean('must be true or false');

/** Whole number from 0 to a greatest one. */
export const wholeNumber = (max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(max, `must be at most ${max}`),
  );

/** One of several texts. */
export const oneOf = <Option extends string>(options: readonly Option[]) =>
  v.picklist(options, `must be ${options.map((option) => `"${option}"`).join(' or ')}`);

/** List whose items are of one kind. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list, […]');

/** Names of roles; `signed-in` stands for all but guests. */
export const roleNames = listOf(text);

const notAnObject = 'must be an object, {…}';

/** Any keys, each with the same kind of value. */
export const mapOf = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
) =>
  v.pipe(
    v.unknown(),
    v.check((map) => !Array.isArray(map), notAnObject),
    v.check(
      (map) => !lostKeys.some((lost) => Object.hasOwn(Object(map) as object, lost)),
      `must not have the key ${lostKeys.join(' or ')}`,
    ),
    v.record(key, value, notAnObject),
  );
