/** Replaces the sample's brand and company in a copy of the repository, and finds what is left of them in builds and pages. */
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

/** The smallest PNG picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGAZlKf9gAAAABJRU5ErkJggg==',
  'base64',
);

const company = {
  name: 'Other Gloves Ltd',
  address: ['2 Other Street', '20457 Othertown'],
  email: 'mail@other-gloves.com',
  phone: '+49 40 5550 199',
  linkedin: '',
};

/**
 * Replaces the brand, and the company in the configuration of the site.
 *
 * @param {string} folder of a copy of the repository
 * @returns {readonly string[]} texts that nothing built from the copy may contain: company, name, slogan, colours, mark
 */
export function replaceBrand(folder) {
  const siteFile = path.join(folder, 'release/local/site.json');
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  writeFileSync(siteFile, JSON.stringify({ ...site, company }));
  const brandFolder = path.join(folder, 'host/brand');
  const { name, slogan, accents } = readBrand(brandFolder);
  const outlines = drawings.flatMap((drawing) => {
    const text = readFileSync(path.join(brandFolder, drawing), 'utf8');
    return [...text.matchAll(/\sd="([^"]+)"/g)].map(([, outline = '']) => outline);
  });
  writeFileSync(path.join(brandFolder, 'brand.json'), JSON.stringify(other));
  for (const drawing of drawings) writeFileSync(path.join(brandFolder, drawing), square);
  writeFileSync(path.join(brandFolder, 'logo-2400.png'), pixel);
  const { address, email, phone } = site.company;
  const colours = [...Object.values(accents.light), ...Object.values(accents.dark)];
  return [site.company.name, ...address, email, phone, name, slogan, ...outlines, ...colours];
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
