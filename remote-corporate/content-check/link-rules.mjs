/** The links and article numbers of pages and data. */
import { faultOf, faultOfArticles } from './addresses.mjs';

/** @typedef {import('./addresses.mjs').KnownAddresses} KnownAddresses */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */

/** The address in `[the forms](/forms)`. */
const inlineAddress = /\]\(([/#][^)\s]*)/g;
/** The address in `closing: See the forms /forms`. */
const fieldAddress = /^(?:closing|parent): .*? (\/\S*?)["']?$/gm;

/**
 * @param {ReadPage} page
 * @param {string} path its own address
 * @param {KnownAddresses} known
 */
export function checkPageLinks({ source, bodyOffset, problems }, path, known) {
  const addresses = [
    ...source.slice(0, bodyOffset).matchAll(fieldAddress),
    ...source.matchAll(inlineAddress),
  ];
  for (const { 0: whole, 1: address = '', index } of addresses) {
    const fault = faultOf(address, [path], known);
    if (fault) problems.add(index + whole.lastIndexOf(address), fault);
  }
}

/**
 * @param {JsonSource} source
 * @param {readonly string[]} shownOn paths of the pages whose blocks show the file
 * @param {KnownAddresses} known
 */
export function checkDataLinks(source, shownOn, known) {
  for (const { path, value } of source.parts) {
    if (typeof value !== 'string') continue;
    const fault = /^[/#]\S*$/.test(value)
      ? faultOf(value, shownOn, known)
      : path.at(-1) === 'articleNo'
        ? faultOfArticles([value], known)
        : undefined;
    if (fault) source.report(path, fault);
  }
}
