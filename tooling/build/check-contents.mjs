/** What must never lie in a release: a second copy of a shared module, or a file nobody asked for. */
import fs from 'node:fs';
import path from 'node:path';

/** Texts that stand in the published code of a shared module and nowhere else. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': 'react-dom/client',
  '@emotion': '__emotion_',
  '@mui/material': 'MuiButtonBase-root',
};

/**
 * @param {string} outputFolder
 * @param {boolean} isHost the host carries the shared modules
 * @throws an error naming the file and the module
 */
export function checkContents(outputFolder, isHost) {
  for (const name of fs.readdirSync(outputFolder)) {
    const file = path.join(outputFolder, name);
    if (name.endsWith('.map')) fs.rmSync(file);
    else if (!isHost && name.endsWith('.js')) checkScript(file);
  }
}

/** @param {string} file */
function checkScript(file) {
  const text = fs.readFileSync(file, 'utf8');
  for (const [module, mark] of Object.entries(marks)) {
    if (text.includes(mark)) {
      throw new Error(
        `${path.basename(file)} carries a copy of ${module}. Import only what tooling/shared-modules.mjs lists, by those names.`,
      );
    }
  }
}
