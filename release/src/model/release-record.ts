import type { Release } from 'shared-types/release';
import { releaseSchema } from 'shared-types/schemas/release-record';
import { parseRecord, type RecordSource } from './parse-record.js';

const brokenBuild: Omit<RecordSource, 'what'> = {
  reason: 'refused',
  fix: 'Correct remote.json, or what the build writes, and build again',
};

/** Reads `release.json`. @param problem reason and advice if it is invalid; by default that the build is wrong */
export const parseRelease = (bytes: Uint8Array, what: string, problem = brokenBuild): Release =>
  parseRecord(releaseSchema, bytes, { what, ...problem });
