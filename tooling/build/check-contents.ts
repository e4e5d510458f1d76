/** Refuses a release of a remote that carries a second copy of a shared module. */
import fs from 'node:fs';
import path from 'node:path';

/** Text of the published code of each module that a page has once, which no remote has reason to write itself. */
const marks = {
  react: 'isReactComponent={}',
  'react-dom': '__reactFiber',
  '@emotion/styled': '__emotion_base',
  '@module-federation/runtime': '__FEDERATION__',
};

/** @param isHost  it has the modules: the marks must be in their code. @throws naming file and module */
export function checkContents(outputFolder: string, isHost: boolean) {
  const names = fs.readdirSync(outputFolder).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => ({
    name,
    text: fs.readFileSync(path.join(outputFolder, name), 'utf8'),
  }));
  for (const [module, mark] of Object.entries(marks)) {
    const carrier = scripts.find(({ text }) => text.includes(mark));
    if (isHost && !carrier) {
      throw new Error(
        `${module}: no built file has the text '${mark}', by which copies of it are found in remotes. ` +
          'Choose another text of its code in tooling/build/check-contents.ts.',
      );
    }
    if (!isHost && carrier) {
      throw new Error(
        `${carrier.name} carries a copy of ${module}. Import what tooling/webpack/shared-modules.ts lists, by those names, and MUI as @mui/material/<Component>.`,
      );
    }
  }
}
