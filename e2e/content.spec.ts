/** An editor's change reaches visitors as a release of the company pages, and of nothing else. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './releases-test';
import { liveVersions } from './stores/release-command';
import { longTestMs } from './limits';

/** A package is built from its sources. */
test.describe.configure({ timeout: longTestMs });

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Pages that the host draws with other remotes, or alone. */
const otherPages = ['/products', '/product-details/QM101', '/example', '/login', '/no-such-page'];

/** A copy of the package that an editor may change, beside what it is checked with: pages of others, types. */
async function copyOfPackage() {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const place = await mkdtemp(path.join(root, '.cache/edited-'));
  const folder = path.join(place, 'remote-corporate');
  // Releases stay behind, but not the compiled programs.
  const isCopied = (file: string) =>
    !/remote-corporate\/(node_modules|\.types|dist\/[\d.][^/]*)(\/|$)/.test(file);
  await cp(path.join(root, 'remote-corporate'), folder, { recursive: true, filter: isCopied });
  await symlink(path.join(root, 'remote-corporate/node_modules'), path.join(folder, 'node_modules'));
  const beside = readdirSync(root).filter((name) => /^(remote-(?!corporate)|tooling$|tsconfig)/.test(name));
  for (const name of beside) await symlink(path.join(root, name), path.join(place, name));
  return { folder, remove: () => rm(place, { recursive: true, force: true }) };
}

async function change(file: string, by: (text: string) => string) {
  const text = await readFile(file, 'utf8');
  const changed = by(text);
  if (changed === text) throw new Error(`Nothing changes in ${file}`);
  await writeFile(file, changed);
}

const description =
  'How long our articles last when stored as the label says, what we replace free of charge, and how to send a pair back to us.';

/** Adds a page as the guide for editors describes it, with its examples. */
async function addPage(folder: string) {
  const guide = await readFile(path.join(root, 'docs/editing-content.md'), 'utf8');
  const exampleIn = (kind: string) =>
    [...guide.matchAll(/```(\w+)\n([^]*?)```/g)].find(
      ([, language, text]) => language === kind && text?.includes('arranty'),
    )?.[2] ?? '';
  const route = JSON.parse(exampleIn('json')) as object;
  const texts = { description, heading: 'Our warranty' };
  await change(path.join(folder, 'remote.json'), (text) => {
    const descriptor = JSON.parse(text) as {
      readonly claims: readonly string[];
      readonly routes: readonly object[];
    };
    const claims = [...descriptor.claims, '/warranty'];
    return JSON.stringify({ ...descriptor, claims, routes: [...descriptor.routes, { ...route, ...texts }] });
  });
  await writeFile(
    path.join(folder, 'content/pages/warranty.md'),
    `---\nh1: ${texts.heading}\nlabel: Warranty\nupdated: 2026-11-20\n---\n\n` +
      'We repair every seam that opens too early.\n',
  );
  const screen = path.join(folder, 'src/screens/warranty');
  await mkdir(screen);
  await writeFile(path.join(screen, 'warranty-screen.tsx'), exampleIn('tsx'));
}

test('a changed sentence and a new page need one release of the company pages and change no other page', async ({
  releases,
  request,
}) => {
  const before = await liveVersions(releases.store);
  const others = await Promise.all(otherPages.map((page) => textOf(request, page)));
  const { folder, remove } = await copyOfPackage();
  try {
    const sentence = 'for industry.';
    await change(path.join(folder, 'content/pages/about-us.md'), (text) =>
      text.replace(sentence, 'for industry and trade.'),
    );
    await addPage(folder);
    const version = `${before['corporate'] ?? ''}-edited`;
    await run(process.execPath, [path.join(root, 'tooling/dist/build.js'), folder, '--version', version]);
    await releases.run('publish', path.join(folder, 'dist', version));
    const promoted = await releases.run('promote', `corporate@${version}`);
    expect(promoted.error).toBeUndefined();
    await expect.poll(() => textOf(request, '/release/current.json')).toContain(version);
    expect(await liveVersions(releases.store)).toEqual({ ...before, corporate: version });
  } finally {
    await remove();
  }
  expect(await textOf(request, '/about-us')).toContain('for industry and trade.');
  const warranty = await textOf(request, '/warranty');
  expect(warranty).toMatch(/<h1[^>]*>Our warranty<\/h1>/);
  expect(warranty).toContain('We repair every seam');
  expect(await textOf(request, '/site-map')).toContain('href="/warranty"');
  expect(await textOf(request, '/sitemap.xml')).toContain('/warranty</loc>');
  expect(await Promise.all(otherPages.map((page) => textOf(request, page)))).toEqual(others);
});
