/** The pages of all remotes, around the content. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-compiler/content-folder.js';

export type Route = {
  path: string;
  screen: string;
  title: string;
  heading?: string;
  unlisted?: unknown;
};

export type Composition = {
  /** Routes of this remote. */
  ownRoutes: readonly Route[];
  /** Routes of all remotes. */
  routes: readonly Route[];
};

const packageFolder = path.dirname(contentFolder);

/** @param root  the folder of the packages. @throws if a `remote.json` cannot be read */
export function readComposition(root = path.dirname(packageFolder)): Composition {
  const routesOf = (remote: string): readonly Route[] => {
    const file = path.join(root, remote, 'remote.json');
    if (!fs.existsSync(file)) return [];
    const { routes = [] } = JSON.parse(fs.readFileSync(file, 'utf8')) as { routes?: readonly Route[] };
    return routes;
  };
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
  return { routes: remotes.flatMap(routesOf), ownRoutes: routesOf(path.basename(packageFolder)) };
}
