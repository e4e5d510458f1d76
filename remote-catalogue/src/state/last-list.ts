let last: string | undefined;

/**
 * Keeps the address of the list that is shown, so that an article can lead back to it. Kept for this visit only.
 *
 * @param address path and query
 */
export function rememberList(address: string): void {
  last = address;
}

/** Address of the list that was shown last in this visit. */
export const lastList = (): string | undefined => last;
