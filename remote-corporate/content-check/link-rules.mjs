/** The links and article numbers of pages and data. */
import { addressFault } from '../content-compiler/link-address.mjs';
import { faultOf, faultOfArticles } from './addresses.mjs';

/** @typedef {import('./addresses.mjs').KnownAddresses} KnownAddresses */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */

/** Fields of data files that become the address of a link. */
export const addressFields = ['href', 'path', 'registrationUrl', 'pdf', 'category'];

const isLocal = (/** @type {string} */ address) => /^[/#]/.test(address);

/**
 * @param {ReadPage} page
 * @param {string} path its own address
 * @param {KnownAddresses} known
 */
export function checkPageLinks({ links, problems }, path, known) {
  for (const { offset, href } of links) {
    const fault = isLocal(href) ? faultOf(href, [path], known) : undefined;
    if (fault) problems.add(offset, fault);
  }
}

/**
 * @param {JsonSource} source
 * @param {readonly string[]} shownOn paths of the pages whose blocks show the file
 * @param {KnownAddresses} known
 */
export function checkDataLinks(source, shownOn, known) {
  for (const { path, value } of source.parts) {
    if (typeof value !== 'string' || value === '') continue;
    const fault = faultOfValue(value, path.at(-1), { shownOn, known });
    if (fault) source.report(path, fault);
  }
}

/**
 * @param {string} value
 * @param {string | number | undefined} field
 * @param {{ shownOn: readonly string[], known: KnownAddresses }} context
 */
function faultOfValue(value, field, { shownOn, known }) {
  if (field === 'articleNo') return faultOfArticles([value], known);
  const isAddress = addressFields.includes(String(field)) || /^[/#]\S*$/.test(value);
  if (!isAddress) return undefined;
  return addressFault(value) ?? (isLocal(value) ? faultOf(value, shownOn, known) : undefined);
}
