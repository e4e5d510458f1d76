/** Secrets from files, as containers mount them: `DATABASE_URL_FILE` names the file of `DATABASE_URL`. */
import { readFileSync } from 'node:fs';
import { ReleaseError } from 'release/model/release-error';

const names = [
  'DATABASE_URL',
  'RELEASE_METRICS_TOKEN',
  'ENQUIRIES_SMTP_URL',
  'ENQUIRIES_WEBHOOK_SECRET',
  'ENQUIRIES_WEBHOOK_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];

type Variables = Record<string, string | undefined>;

function secretIn(file: string, name: string): string {
  let secret = '';
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch {
    throw new ReleaseError('usage', `${name}_FILE names ${file}, which cannot be read.`);
  }
  if (secret === '') throw new ReleaseError('usage', `${name}_FILE names ${file}, which is empty.`);
  return secret;
}

/** Sets each secret that a file holds. @throws `ReleaseError` for one that is given twice, or whose file cannot be read or is empty */
export function readSecrets(variables: Variables): void {
  for (const name of names) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) throw new ReleaseError('usage', `Set ${name} or ${name}_FILE, not both.`);
    variables[name] = secretIn(file, name);
  }
}
