import type { Location, Selector, SelectorComponent, Visitor } from 'lightningcss';
import type { AppRecord } from 'shared-types';
import { appFile } from 'shared-types/protocol/adopted-app';
import type { RemoteRelease } from 'shared-types/release';
import * as v from 'valibot';
import { canonicalJson } from '../model/canonical-json.js';
import { titleOf } from '../model/composition.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { Dist } from './dist-folder.js';

/** Class of a CSS module: the build adds `_`, which libraries do not, and a hash of the sheet to its name. */
const ownClass = /-_[\w-]{4}$/;

/**
 * True if what a part of a selector fits has a class of the sheet, or stands beside or around such an element.
 *
 * @param isNested  in a style rule: `&` is as narrow as that one
 */
function isOwn(part: SelectorComponent, isNested: boolean): boolean {
  if (part.type === 'class') return ownClass.test(part.name);
  if (part.type === 'nesting') return isNested;
  if (part.type !== 'pseudo-class') return false;
  const { kind } = part;
  const holdsSelectors = kind === 'is' || kind === 'where' || kind === 'has';
  return holdsSelectors && part.selectors.every((selector) => isOwnSelector(selector, isNested));
}

const isOwnSelector = (selector: Selector, isNested: boolean): boolean =>
  selector.some((part) => isOwn(part, isNested));

/** The selector of `appSelector`, as the compiler reads it. */
const scopeOf = (value: string): readonly Selector[] => {
  const operation = { operator: 'equal', value, caseSensitivity: 'case-sensitive' } as const;
  return [[{ type: 'attribute', namespace: null, name: 'data-app', operation }]];
};

/** Families of fonts that the frame of each page uses. */
const hostFamily = /^archivo\b/i;

/** Problems of a sheet that changes what is of others. @param appId  of an adopted app: no rule in its `@scope` does */
async function sheetProblems(file: string, code: Buffer, appId?: string): Promise<readonly string[]> {
  // Only what publishes needs a compiler.
  const { transform } = await import('lightningcss');
  const lines = String(code).split('\n');
  const found: string[] = [];
  const refuse = (rule: string) =>
    void found.push(`${file} has ${rule}, which is valid for the pages of others too.`);
  let depth = 0;
  const visitor: Visitor<never> = {
    Rule: {
      scope: ({ value: { scopeStart } }) => {
        const isOfApp =
          appId !== undefined && canonicalJson(scopeStart ?? []) === canonicalJson(scopeOf(appId));
        return isOfApp ? [] : refuse('@scope');
      },
      import: () => refuse('@import'),
      'view-transition': () => refuse('@view-transition'),
      'counter-style': () => refuse('@counter-style'),
      'font-face': ({ value: { properties } }) => {
        const isHosts = properties.some(
          ({ type, value }) => type === 'font-family' && hostFamily.test(value),
        );
        return isHosts ? refuse("@font-face of the host's family") : undefined;
      },
      // `adopt` gives layers a name of the app's own.
      'layer-statement': () => (appId === undefined ? refuse('@layer') : undefined),
      'layer-block': ({ value }) => (appId === undefined && value.name ? refuse('@layer') : undefined),
      // `adopt` leaves it beside the scope, where alone it is valid.
      property: () => (appId === undefined ? refuse('@property') : undefined),
      page: ({ value: { selectors } }) =>
        selectors.length > 0 && selectors.every(({ name }) => name)
          ? undefined
          : refuse('@page without a name'),
      style: ({ value: { selectors, loc } }) => {
        const isNested = depth > 0;
        depth += 1;
        if (appId === undefined && selectors.every((selector) => isOwnSelector(selector, isNested))) return;
        const rule = lines[loc.line]?.slice(loc.column - 1).split('{')[0] ?? '';
        found.push(
          `the rule ${rule} of ${file} has no class of a CSS module, so it would change the pages of others. Put it below a class of *.module.css.`,
        );
      },
    },
    RuleExit: { style: () => void (depth -= 1) },
  };
  try {
    transform({ filename: file, code, visitor });
  } catch (error) {
    const { line, column } = (error as { loc?: Location }).loc ?? { line: 1, column: 1 };
    return [`${file} is not valid CSS at ${line}:${column}: ${messageOf(error)}.`];
  }
  return found;
}

/** Names by which a script reaches each kind of store. */
const namesOfStores = {
  local: /\blocalStorage\b/,
  session: /\bsessionStorage\b/,
  'indexed-db': /\bindexedDB\b/,
  cookie: /\bdocument\.cookie\b|\bcookieStore\b/,
  cache: /\bcaches\.(?:open|match|has|delete|keys)\b/,
};

function storeProblems({ storage }: RemoteRelease, file: string, script: string): readonly string[] {
  return Object.entries(namesOfStores).flatMap(([store, names]) => {
    const [name] = names.exec(script) ?? [];
    if (name === undefined || storage.some((entry) => entry.store === store)) return [];
    if (store === 'cache')
      return [
        `${file} names ${name}. Caches belong to the host: keep data in another store, and declare it.`,
      ];
    return [
      `${file} names ${name}, and remote.json declares no storage with "store": "${store}". Open a key with \`shell.storage\`, or declare what a library stores.`,
    ];
  });
}

const appSchema: v.GenericSchema<AppRecord> = v.strictObject({
  kind: v.picklist(['component', 'mount']),
  type: v.picklist(['script', 'module']),
  container: v.string(),
  entry: v.string(),
  module: v.string(),
  pins: v.record(v.string(), v.string()),
});

/** Reads what the host loads an adopted app by; `undefined` for other remotes. @throws if it does not pin each script and sheet */
async function readApp({ release, readFile }: Dist): Promise<AppRecord | undefined> {
  if (release.kind === 'host' || release.entry !== appFile) return undefined;
  const what = `${appFile} of ${titleOf(release)}`;
  const fix = 'Let `npm run adopt` write it again.';
  const app = parseRecord(appSchema, await readFile(appFile), { what, reason: 'usage', fix });
  const loaded = Object.entries(release.files).filter(([file]) => /\.(?:js|css)$/.test(file));
  const pins = Object.fromEntries(loaded.map(([file, { sha256 }]) => [file, sha256]));
  if (pins[app.entry] !== undefined && canonicalJson(app.pins) === canonicalJson(pins)) return app;
  throw new ReleaseError('usage', `${what} does not pin its entry and each script and style sheet. ${fix}`);
}

/** Spellings of scripts and sheets that are not looked into. */
const otherSpelling = /\.(?:mjs|(?!js$|css$)(?:[jJ][sS]|[cC][sS]{2}))$/;

/** Problems of a built remote that reaches what belongs to all: the elements of other pages, and what the browser stores. */
export async function reachProblems(dist: Dist): Promise<readonly string[]> {
  const { release, readFile } = dist;
  if (release.kind === 'host') return [];
  const problems: string[] = [];
  const app = await readApp(dist);
  for (const file of Object.keys(release.files)) {
    // Libraries of an adopted app name stores that they do not use: a trial sees what is stored.
    if (file.endsWith('.js') && !app)
      problems.push(...storeProblems(release, file, String(await readFile(file))));
    if (otherSpelling.test(file)) problems.push(`${file} must end in .js or .css.`);
    if (file.endsWith('.css'))
      problems.push(...(await sheetProblems(file, await readFile(file), app && release.id)));
  }
  return problems.map((problem) => `${titleOf(release)}: ${problem}`);
}
