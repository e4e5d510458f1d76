/** Another brand in the place of the sample's, and what a build still shows of the one before. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../../tooling/build/brand.mjs';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">';
const square = `${svg}<path d="M0 0h34v34H0z" fill="#7a1fa2"/></svg>\n`;

const other = {
  name: 'Other Gloves',
  slogan: 'Another promise.',
  accents: {
    light: { primary: '#7a1fa2', primaryHover: '#5b1379', tint: '#f3e6f8' },
    dark: { primary: '#d9a6ee', primaryHover: '#e7c6f5', tint: '#37203f' },
  },
};

const drawings = ['mark.svg', 'icon.svg', 'icon-tile.svg', 'logo.svg', 'logo-on-dark.svg'];

/**
 * @param {string} folder of a copy of the repository
 * @returns {readonly string[]} what nothing that is built may hold any more: name, slogan, colours, outline of the mark
 */
export function replaceBrand(folder) {
  const place = path.join(folder, 'host/brand');
  const { name, slogan, accents, mark } = readBrand(place);
  writeFileSync(path.join(place, 'brand.json'), JSON.stringify(other));
  for (const drawing of drawings) writeFileSync(path.join(place, drawing), square);
  const [, outline = name] = /\sd="([^"]+)"/.exec(mark) ?? [];
  return [name, slogan, outline, ...Object.values(accents.light), ...Object.values(accents.dark)];
}

/** @param {string} folder @returns {readonly string[]} texts below it */
const textsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(html|js|cjs|css|json|svg|webmanifest)$/.test(file) && statSync(file).isFile());

/**
 * @param {string} folder of a copy of the repository
 * @param {readonly string[]} traces
 * @returns {readonly string[]} built files that hold one of them
 */
export function filesWith(folder, traces) {
  const built = [...readdirSync(folder).map((name) => `${name}/dist`), '.site']
    .filter((name) => !name.startsWith('release/') && existsSync(path.join(folder, name)))
    .flatMap((name) => textsIn(path.join(folder, name)));
  return built.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    const found = traces.filter((trace) => text.includes(trace.toLowerCase()));
    return found.length > 0 ? [`${path.relative(folder, file)}: ${found.join(', ')}`] : [];
  });
}
