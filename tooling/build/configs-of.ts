import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildOptions } from '../webpack/base.js';
import { remoteConfig } from '../webpack/remote.js';

/** Configurations of a package, the browser's first. */
type PackageConfigs = [Configuration, ...Configuration[]];

/** Configurations of a package: those of `build/webpack.config.ts`, or, without one, those of any remote. */
export async function configsOf(folder: string, options: BuildOptions): Promise<PackageConfigs> {
  if (!existsSync(path.join(folder, 'build/webpack.config.ts')))
    return remoteConfig(folder, options) as PackageConfigs;
  const compiled = pathToFileURL(path.join(folder, 'dist/build/webpack.config.js')).href;
  const { default: configsFor } = (await import(compiled)) as {
    default: (options: BuildOptions) => PackageConfigs;
  };
  return configsFor(options);
}
