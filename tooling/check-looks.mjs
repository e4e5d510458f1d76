/** `npm run check:looks`: all looks of the site that visitors can choose, in `e2e/looks`. It takes some minutes. */
import './run/end-with-parent.mjs';
import { playwright, runCommand } from './run/command.mjs';
import { findChromium } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';

await installWhatIsMissing();
const { code } = await runCommand(playwright('--project', 'looks', '--reporter', 'list'), {
  env: { CHROME_PATH: await findChromium(), LOOKS: 'yes' },
  isShown: true,
});
process.exitCode = code;
