/** `third-party-notices.txt`: the licences of all packages that a build has taken in, as most of them demand. */
import fs from 'node:fs';
import path from 'node:path';
import type { Module, WebpackPluginInstance } from 'webpack';
import { manifestOf } from 'tooling/setup/root';

const fileName = 'third-party-notices.txt';

/** Folder of the package that a file belongs to: the last `node_modules` counts. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** @returns the notice of one package; none of a package of ours, which names no licence */
function noticesOf(folder: string): string[] {
  const { name, version, license = '' } = manifestOf(folder);
  const file = fs.readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '').trim() : '';
  return text || license ? [`${name} ${version}\n${text || `Licence: ${license}`}\n`] : [];
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
