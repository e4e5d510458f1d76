import type { Selector, SelectorComponent } from 'lightningcss';
import type { AppRecord } from 'shared-types';
import { appFile } from 'shared-types/protocol/adopted-app';
import type { RemoteRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
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

/** Selectors of the rules of a sheet that fit elements of others. @param isScoped  in `@scope`, by `adopt`, no rule does */
async function foreignSelectors(
  filename: string,
  code: Buffer,
  isScoped: boolean,
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
        scope: () => (isScoped ? [] : undefined),
        style: ({ value: { selectors, loc } }) => {
          if (selectors.every(isOwnSelector)) return;
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

/** Problems of a built remote that reaches what belongs to all: the elements of other pages, and what the browser stores. */
export async function reachProblems({ release, readFile }: Dist): Promise<readonly string[]> {
  if (release.kind === 'host') return [];
  const problems: string[] = [];
  const isApp = release.entry === appFile;
  // The container's own federation runtime reads a mark of its developers' tools from local storage.
  const runtime = isApp && (JSON.parse(String(await readFile(appFile))) as AppRecord).entry;
  for (const file of Object.keys(release.files)) {
    if (file.endsWith('.js') && file !== runtime)
      problems.push(...storeProblems(release, file, String(await readFile(file))));
    for (const selector of file.endsWith('.css')
      ? await foreignSelectors(file, await readFile(file), isApp)
      : [])
      problems.push(
        `the rule ${selector} of ${file} has no class of a CSS module, so it would change the pages of others. Put it below a class of *.module.css.`,
      );
  }
  return problems.map((problem) => `${titleOf(release)}: ${problem}`);
}
