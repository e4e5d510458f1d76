import type { Selector, SelectorComponent } from 'lightningcss';
import type { AppRecord } from 'shared-types';
import { appFile } from 'shared-types/protocol/adopted-app';
import type { RemoteRelease } from 'shared-types/release';
import * as v from 'valibot';
import { canonicalJson } from '../model/canonical-json.js';
import { titleOf } from '../model/composition.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import type { Dist } from './dist-folder.js';

/** Class of a CSS module: the build adds a hash of the sheet to its name. */
const ownClass = /-[\w-]{4}$/;

/** True if what a part of a selector fits has a class of the sheet, or stands beside or around such an element. */
function isOwn(part: SelectorComponent): boolean {
  if (part.type === 'class') return ownClass.test(part.name);
  // A nested rule is as narrow as the one around it.
  if (part.type === 'nesting') return true;
  if (part.type !== 'pseudo-class') return false;
  const { kind } = part;
  return (kind === 'is' || kind === 'where' || kind === 'has') && part.selectors.every(isOwnSelector);
}

const isOwnSelector = (selector: Selector): boolean => selector.some(isOwn);

/** What `appSelector` is to the compiler. */
const scopeOf = (value: string): readonly Selector[] => {
  const operation = { operator: 'equal', value, caseSensitivity: 'case-sensitive' } as const;
  return [[{ type: 'attribute', namespace: null, name: 'data-app', operation }]];
};

/** Selectors of the rules of a sheet that fit elements of others. @param appId  of an adopted app: none in its `@scope` does */
async function foreignSelectors(
  filename: string,
  code: Buffer,
  appId: string | undefined,
): Promise<readonly string[]> {
  // Only what publishes needs a compiler.
  const { transform } = await import('lightningcss');
  const lines = String(code).split('\n');
  const found: string[] = [];
  transform({
    filename,
    code,
    visitor: {
      Rule: {
        scope: ({ value: { scopeStart } }) =>
          appId !== undefined && canonicalJson(scopeStart ?? []) === canonicalJson(scopeOf(appId))
            ? []
            : undefined,
        style: ({ value: { selectors, loc } }) => {
          if (appId === undefined && selectors.every(isOwnSelector)) return;
          found.push(lines[loc.line]?.slice(loc.column - 1).split('{')[0] ?? '');
        },
      },
    },
  });
  return found;
}

/** Names by which a script reaches each kind of store. */
export const namesOfStores = {
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
      return [`${file} uses ${name}. Caches belong to the host: keep data in another store, and declare it.`];
    return [
      `${file} uses ${name}, and remote.json declares no storage with "store": "${store}". Open a key with \`shell.storage\`, or declare what a library stores.`,
    ];
  });
}

const appSchema: v.GenericSchema<AppRecord> = v.strictObject({
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

/** Problems of a built remote that reaches what belongs to all: the elements of other pages, and what the browser stores. */
export async function reachProblems(dist: Dist): Promise<readonly string[]> {
  const { release, readFile } = dist;
  if (release.kind === 'host') return [];
  const problems: string[] = [];
  const app = await readApp(dist);
  for (const file of Object.keys(release.files)) {
    // The container's own federation runtime reads a mark of its developers' tools from local storage.
    if (file.endsWith('.js') && file !== app?.entry)
      problems.push(...storeProblems(release, file, String(await readFile(file))));
    for (const selector of file.endsWith('.css')
      ? await foreignSelectors(file, await readFile(file), app && release.id)
      : [])
      problems.push(
        `the rule ${selector} of ${file} has no class of a CSS module, so it would change the pages of others. Put it below a class of *.module.css.`,
      );
  }
  return problems.map((problem) => `${titleOf(release)}: ${problem}`);
}
