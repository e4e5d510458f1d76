/** Data files against their schemas, in the words of an editor. */
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { fieldName, shortened } from './json-source.mjs';

/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./json-source.mjs').JsonPath} JsonPath */
/** @typedef {import('ajv').ErrorObject} ErrorObject */
/** @typedef {(name: string) => string | undefined} ReadSchema text of `content/schema/<name>.schema.json` */

/** Data that blocks show are named by the pages; the others are read by screens. */
export const blockSchemas = ['facts', 'steps', 'cards', 'timeline'];

const ajv = new Ajv({ allErrors: true, verbose: true });
addFormats(ajv);
// Fields that entries had once, with what to do instead.
ajv.addKeyword('retired');

/**
 * @param {JsonSource} source
 * @param {{ name: string, readSchema: ReadSchema }} context the name of the file
 */
export function checkSchema(source, { name: own, readSchema }) {
  const { $schema: address = undefined } = /** @type {Record<string, unknown>} */ (source.value ?? {});
  const [, name] =
    /^\.\.\/schema\/([a-z-]+)\.schema\.json$/.exec(typeof address === 'string' ? address : '') ?? [];
  const schema = name && readSchema(name);
  if (name !== own && readSchema(own)) {
    source.report(
      address === undefined ? [] : ['$schema'],
      `names ${schema ? 'another' : 'no'} schema; begin the file with "$schema": "../schema/${own}.schema.json".`,
    );
    return;
  }
  if (!schema) {
    source.report(
      address === undefined ? [] : ['$schema'],
      'names no schema; begin the file with "$schema": "../schema/<name>.schema.json" of one in content/schema.',
    );
    return;
  }
  if (!blockSchemas.includes(name) && name !== own) {
    source.report(['$schema'], `No page reads this file; put its entries into content/data/${name}.json.`);
    return;
  }
  const validate = validatorOf(schema);
  if (!validate) {
    source.report(
      ['$schema'],
      `The schema content/schema/${name}.schema.json cannot be read; copy it from the version before.`,
    );
    return;
  }
  if (!validate(source.value)) reportErrors(source, validate.errors ?? []);
}

/** By the text of the schema: to compile one takes longer than to check a file. @type {Map<string, import('ajv').ValidateFunction>} */
const validators = new Map();

/** @param {string} schema its text @returns {import('ajv').ValidateFunction | undefined} */
function validatorOf(schema) {
  try {
    const known = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
    validators.set(schema, known);
    return known;
  } catch {
    return undefined;
  }
}

/**
 * One message for each place: an empty text is not also reported as an invalid date.
 *
 * @param {JsonSource} source
 * @param {readonly ErrorObject[]} errors
 */
function reportErrors(source, errors) {
  const reported = new Set();
  for (const error of errors) {
    const { offset, message } = describe(source, error);
    if (!reported.has(offset) || error.keyword === 'required') source.problems.add(offset, message);
    reported.add(offset);
  }
}

/** @param {JsonSource} source @param {ErrorObject} error */
function describe(source, error) {
  const path = pathOf(error.instancePath);
  const { properties = {}, retired, description = '' } = error.parentSchema ?? {};
  const { missingProperty: missing, additionalProperty: unknown } =
    /** @type {{ missingProperty?: string, additionalProperty?: string }} */ (error.params);
  if (missing !== undefined) {
    const advice = adviceFor(properties, missing)?.description ?? '';
    const message = `${fieldName([...path, missing])}: is missing; add the line. ${advice}`;
    return { offset: source.offsetOf(path), message: message.trim() };
  }
  if (unknown !== undefined) {
    const advice = adviceFor(retired, unknown);
    const fault = advice
      ? `is no longer written; take the line out. ${advice}`
      : `is not known; use one of ${Object.keys(properties).join(', ')}.`;
    const own = [...path, unknown];
    return { offset: source.offsetOfName(own), message: `${fieldName(own)}: ${fault}` };
  }
  const message = `${fieldName(path)}: ${whatIsWrong(error)} ${description}`;
  return { offset: source.offsetOf(path), message: message.trim() };
}

/** What a schema says of a field; ignores inherited properties such as `constructor`. @param {any} fields @param {string} name */
const adviceFor = (fields, name) => (fields && Object.hasOwn(fields, name) ? fields[name] : undefined);

/** @param {ErrorObject} error */
function whatIsWrong({ keyword, params, data, message }) {
  const shown = shortened(JSON.stringify(data));
  const [name = params.type, example = 'one'] = kinds[params.type] ?? [];
  switch (keyword) {
    case 'type':
      return `is not ${name}; write ${example}.`;
    case 'enum':
      return `${shown} is not one of the choices; write ${params.allowedValues.map((/** @type {string} */ value) => `"${value}"`).join(' or ')}.`;
    case 'format':
      return params.format === 'date'
        ? `${shown} is not a day of the calendar.`
        : `${shown} is not a time with its zone.`;
    case 'pattern':
      return `${shown} has another form.`;
    case 'minLength':
      return 'is empty; write a text, or take the line out if it may be left out.';
    case 'minimum':
    case 'maximum':
      return `${shown} is too ${keyword === 'minimum' ? 'small; write at least' : 'large; write at most'} ${params.limit}.`;
    case 'maxLength':
      return `has ${[...String(data)].length} characters, ${params.limit} are the most; shorten it.`;
    case 'minItems':
      return `has too few entries; write at least ${params.limit}.`;
    case 'maxItems':
      return `has too many entries; keep ${params.limit}.`;
    default:
      return `${shown} ${message ?? 'is wrong'}; change it.`;
  }
}

/** What a type is called, and how it is written. @type {Readonly<Record<string, readonly [name: string, example: string]>>} */
const kinds = {
  string: ['a text', 'it in double quotes'],
  number: ['a number', 'a number without quotes'],
  integer: ['a whole number', 'a number without quotes'],
  boolean: ['true or false', 'true or false without quotes'],
  array: ['a list', 'it between "[" and "]"'],
  object: ['a group in braces', 'it between "{" and "}"'],
};

/** @param {string} pointer `/events/1/end` @returns {JsonPath} */
const pathOf = (pointer) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
