/** Finds members of the host that the contract range of a remote does not promise. */
import fs from 'node:fs';
import path from 'node:path';
import { inPackage } from '../root.mjs';

/** The comment above each member says which contract brought it. */
const datedMember = /Since (\d+\.\d+\.\d+)\.\s*\*\/\s*readonly (\w+)/g;

/** @returns {ReadonlyMap<string, string>} members of the contract, each with its version */
function readMembers() {
  const contract = fs.readFileSync(inPackage('shared-types', 'contract.d.ts'), 'utf8');
  return new Map([...contract.matchAll(datedMember)].map(([, version = '', name = '']) => [name, version]));
}

/** @param {string} version @param {string} other */
const isNewer = (version, other) => version.localeCompare(other, 'en', { numeric: true }) > 0;

/** @param {string} file */
const usesIn = (file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\bshell\.(\w+)/g)].map(([use, name = '']) => ({ use, name, line: index + 1 })),
    );

/**
 * @param {string} folder of a remote
 * @param {string} contract its range, `^1.4.0`
 * @returns {readonly string[]} a sentence for each place
 */
export function newerMembers(folder, contract) {
  const members = readMembers();
  const source = path.join(folder, 'src');
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' });
  const uses = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => usesIn(path.join(source, file)).map((use) => ({ ...use, file })));
  return uses.flatMap(({ use, name, file, line }) => {
    const version = members.get(name);
    if (version === undefined || !isNewer(version, contract.slice(1))) return [];
    const place = `${path.basename(folder)}/src/${file}:${line}`;
    return [
      `${place} uses ${use}, which needs contract ${version}, and remote.json asks for ${contract}: write ^${version}`,
    ];
  });
}
