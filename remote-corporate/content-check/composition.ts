/** The site around the content: the pages of all remotes, the company's name, the drawings of the gallery. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { contentFolder } from '../content-compiler/content-folder.js';

export type Route = {
  path: string;
  screen: string;
  title: string;
  description: string;
  heading?: string;
  unlisted?: unknown;
};

export type Composition = {
  /** Problems of files that cannot be read. */
  problems: readonly Problem[];
  /** Routes of this remote. */
  ownRoutes: readonly Route[];
  /** Routes of all remotes. */
  routes: readonly Route[];
  /** Name of the company; empty where there is no configuration. */
  company: string;
  /** Ids of the drawings of the gallery. */
  drawings: ReadonlySet<string>;
};

const packageFolder = path.dirname(contentFolder);

/** @param root  the folder of the packages */
export function readComposition(root = path.dirname(packageFolder)): Composition {
  const problems: Problem[] = [];
  const read = (name: string) => {
    const file = path.join(root, name);
    const json = readJson(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}', name);
    if (json.kind === 'problem') problems.push(json.problem);
    return json.kind === 'json' ? json.value : {};
  };
  const routesOf = (remote: string) =>
    (read(`${remote}/remote.json`) as { routes?: readonly Route[] }).routes ?? [];
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
  const drawings = fs.readdirSync(path.join(packageFolder, 'src/drawings/gallery'));
  return {
    routes: remotes.flatMap(routesOf),
    ownRoutes: routesOf(path.basename(packageFolder)),
    company: (read('release/local/site.json') as { company?: { name?: string } }).company?.name ?? '',
    drawings: new Set(drawings.map((file) => path.basename(file, '.svg'))),
    problems,
  };
}
