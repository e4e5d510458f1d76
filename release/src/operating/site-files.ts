import { readFile } from 'node:fs/promises';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { ReleaseError } from '../model/release-error.js';
import { parseSite } from '../model/site-record.js';
import { siteConfigKey } from '../store/keys.js';
import type { Environment } from './environment.js';

async function readConfiguration(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new ReleaseError(
      'usage',
      `${file} cannot be read. Name a site configuration, as release/local/site.json.`,
    );
  }
}

/** Checks a configuration. @returns its text as the store keeps it */
export async function readSite(file: string): Promise<string> {
  return recordText(parseSite(await readConfiguration(file), file));
}

/** Keeps a configuration in the store. @returns its SHA-256, as a generation names it */
export async function storeSite({ store, chain }: Environment, text: string): Promise<string> {
  const digest = sha256Hex(text);
  await store.create(siteConfigKey(chain.env, digest), text);
  return digest;
}
