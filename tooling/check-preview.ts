/** `tooling check-preview URL`: asks a preview, or the live site, for the pages of this remote and for what they link to. */
import { hasParameters } from 'shared-types/protocol/routes';
import { root } from 'tooling/setup/root';
import { pageProblems } from './site/page-problems.js';
import { readDescriptor } from './webpack/remote.js';

const [url = '', ...others] = process.argv.slice(2);
if (!/^https?:\/\//.test(url) || others.length > 0)
  throw new Error(
    `'${url}' is not the address of a site. Name the one that \`release preview\` prints: tooling check-preview https://…`,
  );
const { name, routes } = readDescriptor(root);
const pages = routes.flatMap((route) => (hasParameters(route.path) ? [] : route.path));
const { links, problems } = await pageProblems(pages, url);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${name} at ${url}: ${pages.length} pages and ${links} links of theirs answer.`);
