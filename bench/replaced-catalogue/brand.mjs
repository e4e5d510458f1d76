/** Replaces the sample's brand and company in a copy of the repository, and finds what is left of them in its published site. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { isPlain, textOfPdf } from './pictures-and-pdf.mjs';

const purple = '#7a1fa2';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">';
const square = `${svg}<path d="M0 0h34v34H0z" fill="${purple}"/></svg>\n`;

const other = {
  name: 'Other Gloves',
  slogan: 'Another promise.',
  accents: {
    light: { primary: purple, primaryHover: '#5b1379', tint: '#f3e6f8' },
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

/** @param {string} folder @returns {readonly string[]} files below it */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => statSync(file).isFile());

/** @param {string} file @returns {Promise<string>} what can be read in it; `''` of a picture */
async function textOf(file) {
  if (/\.(html|js|cjs|css|json|svg|webmanifest)$/.test(file)) return readFileSync(file, 'utf8');
  return file.endsWith('.pdf') ? await textOfPdf(file) : '';
}

/**
 * @param {string} file
 * @param {readonly string[]} traces
 * @returns {Promise<readonly string[]>} those that it holds, and that it is an icon with another colour than the new brand's
 */
async function tracesIn(file, traces) {
  const text = (await textOf(file)).toLowerCase();
  const isIcon = /\/site\/[\w-]+\.(png|ico)$/.test(file);
  const isOfSample = isIcon && !(await isPlain(file, purple));
  return [
    ...traces.filter((trace) => text.includes(trace.toLowerCase())),
    ...(isOfSample ? ['an icon that is not drawn from the new brand'] : []),
  ];
}

/**
 * @param {string} folder of a copy of the repository
 * @param {readonly string[]} traces
 * @returns {Promise<readonly string[]>} files of its published site that hold one of them
 */
export async function filesWith(folder, traces) {
  const lines = [];
  // `dist` of a package also holds what was built for tests, from their articles.
  for (const file of filesIn(path.join(folder, '.site'))) {
    const found = await tracesIn(file, traces);
    if (found.length > 0) lines.push(`${path.relative(folder, file)}: ${found.join(', ')}`);
  }
  return lines;
}
