import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { muiPackageFolder, muiPartFault, muiPartFile, muiPartOf, muiParts } from './mui-parts.mjs';
import { neededRanges, providedVersions } from './shared-modules.mjs';

const host = inRoot('host');

/** Packages of MUI that components are made of. */
const packages = ['material', 'private-theming', 'styled-engine', 'system', 'utils'];

/** Files of the installed MUI as a browser's build takes them. */
const installedFiles = packages.flatMap((name) => {
  const folder = muiPackageFolder(host, `@mui/${name}`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
});

describe('the parts of MUI that the host offers', () => {
  it('are files of the installed MUI', () => {
    expect(muiParts.filter((part) => muiPartOf(muiPartFile(host, part)) !== part)).toEqual([]);
    expect(muiParts.filter((part) => !installedFiles.includes(muiPartFile(host, part)))).toEqual([]);
  });

  it('include every file that creates a React context', () => {
    const faults = installedFiles.flatMap((file) => muiPartFault(file, readFileSync(file, 'utf8')) ?? []);
    expect(installedFiles.length).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });

  it('are provided in the installed version, and needed in a range of it', () => {
    const provided = providedVersions(host);
    const needed = neededRanges(inRoot('remote-auth'));
    for (const part of muiParts) {
      expect(provided[part]).toMatch(/^\d+\.\d+\.\d+/);
      expect(needed[part]).toBe(`^${provided[part]}`);
    }
  });
});

it('a context that is not among the parts is refused by its name', () => {
  const file = '/site/node_modules/@mui/material/Rating/RatingContext.mjs';
  expect(muiPartFault(file, 'export default React.createContext({});')).toMatch(
    /^@mui\/material\/Rating\/RatingContext creates a React context.* Add it to tooling\/mui-parts\.mjs/,
  );
  expect(muiPartFault(file, 'export default {};')).toBeUndefined();
});
