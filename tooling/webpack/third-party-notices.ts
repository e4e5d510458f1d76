/** `third-party-notices.txt`: licences and notices of all packages that a build has taken in, as most of them demand. */
import fs from 'node:fs';
import path from 'node:path';
import licences from 'spdx-license-list/full.js';
import type { Module, WebpackPluginInstance } from 'webpack';
import { manifestOf } from 'tooling/setup/root';

const fileName = 'third-party-notices.txt';

/** Folder of the package that a file belongs to: the last `node_modules` counts. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** All texts of a package count: one with two licences has two files, and Apache's demands the notice. */
const textFile = /^(licen[cs]e|copying|notice)([._-][\w.-]*)?$/i;

/** @returns licences and notices of one package; none of a package of ours, which is not licensed yet */
function noticesOf(folder: string): string[] {
  const { name, version, license = '' } = manifestOf(folder);
  if (license === '' || license === 'UNLICENSED') return [];
  const texts = fs
    .readdirSync(folder)
    .filter((file) => textFile.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '').trim());
  const standardText = `Licence: ${license}\n\n${licences[license]?.licenseText ?? ''}`;
  return [`${name} ${version}\n${texts.join('\n\n') || standardText}\n`];
}

/** @param folder  of the build, with a slash */
export const thirdPartyNotices = (folder = ''): WebpackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyNotices', stage }, () => {
        const folders = [...compilation.modules]
          .flatMap((module) => ('modules' in module ? [...(module.modules as Iterable<Module>)] : [module]))
          .flatMap((module) => packageFolder.exec(module.nameForCondition() ?? '')?.[0] ?? []);
        const notices = [...new Set(folders)].flatMap(noticesOf).sort();
        const text = [...new Set(notices)].join(`\n${'-'.repeat(80)}\n\n`);
        if (text !== '')
          compilation.emitAsset(folder + fileName, new compiler.webpack.sources.RawSource(text));
      });
    });
  },
});
