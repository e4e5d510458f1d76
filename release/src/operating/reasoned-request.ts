import { isPackageName } from 'shared-types/schemas/texts';
import { ReleaseError } from '../model/release-error.js';

/** Request to retire or to roll back. */
export interface ReasonedRequest {
  /** Name of a package; a rollback takes `configuration`, too. */
  readonly name: string;
  /** Reason for those who read the log. */
  readonly reason: string;
}

/** Refuses a request without a valid name, or without a reason. */
export function checkRequest({ name, reason }: ReasonedRequest, textWithoutReason: string): void {
  if (!isPackageName(name))
    throw new ReleaseError('usage', `Invalid package name '${name}'. Example: catalogue`);
  if (reason.trim() === '') throw new ReleaseError('usage', textWithoutReason);
}
