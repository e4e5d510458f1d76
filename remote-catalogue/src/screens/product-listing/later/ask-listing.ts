import type { Site } from 'shared-types';
import { memoryOf, type AnswerMemory } from '../../../api/answer-memory';
import type { CallOptions, CatalogueApi } from '../../../api/port';
import { screenCatalogue, type ScreenSource } from '../../../api/screen-catalogue';
import type { ListingAddress } from '../../../model/listing/listing';
import type { ListChange } from '../list-change';
import type { ListingView } from '../listing-view';
import { changedAddress } from './change-address';
import { composeView } from './compose-view';
import { attemptListing, firstCallsOf, type FoundListing } from './listing-at';

/** The list at an address, if it can be had without waiting. */
export function peekListing(site: Site, address: ListingAddress): ListingView | undefined {
  const found = peek(memoryOf(site), address);
  return found && composeView(found);
}

function peek(memory: AnswerMemory, address: ListingAddress): FoundListing | undefined {
  const attempt = attemptListing(memory, address);
  return attempt.kind === 'found' ? attempt.listing : undefined;
}

/** Where answers come from, and where they are remembered. */
export interface ListingSource {
  readonly site: Site;
  readonly open: () => Promise<CatalogueApi>;
}

/**
 * The list at an address. Asks for what is not remembered.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function findListing(
  { site, open }: ListingSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<FoundListing> {
  const memory = memoryOf(site);
  const known = peek(memory, address);
  if (known) return known;
  const api = await open();
  await Promise.all(firstCallsOf(address).map((call) => memory.ask(call, api, options)));
  let attempt = attemptListing(memory, address);
  while (attempt.kind === 'missing') {
    await memory.ask(attempt.call, api, options);
    attempt = attemptListing(memory, address);
  }
  return attempt.listing;
}

/** As `findListing`, for a screen that is there. */
export async function askListing(
  source: ScreenSource,
  address: ListingAddress,
  options: CallOptions,
): Promise<ListingView> {
  return composeView(await findListing(catalogueOf(source), address, options));
}

const catalogueOf = (source: ScreenSource): ListingSource => ({
  site: source.shell.site,
  open: () => screenCatalogue(source),
});

/** Where changes of the list at an address lead to. */
export async function addressAfter(
  source: ScreenSource,
  address: ListingAddress,
  changes: readonly ListChange[],
): Promise<ListingAddress> {
  const found = await findListing(catalogueOf(source), address, new AbortController());
  const { pathname, search } = new URL(changedAddress(found.shown, changes), location.origin);
  return { path: pathname, search };
}
