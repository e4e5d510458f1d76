/** The names that the requirement asks for: at the top level, and among the packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot, manifestOf } from 'tooling/setup/root';

it.each([
  ['package.json'],
  ['tsconfig.base.json'],
  ['host'],
  ['remote-catalogue'],
  ['remote-corporate'],
  ['remote-template-demo'],
  ['remote-auth'],
  ['shared-types'],
])('%s is at the top level', (name) => {
  expect(existsSync(inRoot(name))).toBe(true);
});

const sourcesOf = (workspace: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: inRoot(workspace),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(workspace, file)));

it.each([
  ['react', 'host'],
  ['react-dom', 'host'],
  ['react-router-dom', 'host'],
  ['@module-federation/enhanced', 'host'],
  ['zustand', 'host'],
  ['axios', 'host'],
  ['jwt-decode', 'host'],
  ['axios-mock-adapter', 'remote-catalogue'],
  ['@testing-library/react', 'remote-catalogue'],
  ['@mui/material', 'remote-template-demo'],
  ['@auth0/auth0-react', 'remote-auth'],
  ['firebase', 'remote-auth'],
  ['webpack', 'tooling'],
  ['webpack-dev-server', 'tooling'],
  ['jest', 'tooling'],
])('%s is declared and imported by %s', (name, workspace) => {
  const { dependencies, devDependencies } = manifestOf(inRoot(workspace));
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const isImported = new RegExp(`(from|import|import\\()\\s*'${name}(/[^']*)?'`);
  const importing = sourcesOf(workspace).find((file) =>
    isImported.test(readFileSync(inRoot(workspace, file), 'utf8')),
  );
  expect(importing).toBeDefined();
});
