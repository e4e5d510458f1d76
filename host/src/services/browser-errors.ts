import {
  browserErrorsAddress,
  placesIn,
  releaseFilePattern,
  withoutVisitor,
  type BrowserErrorKind,
} from 'shared-types/protocol/browser-errors';

const told = new Set<string>();

/**
 * Tells the server that a version of a package has failed: the kind of error and the version, and of an error its message and
 * places in the code, nothing of the page or the visitor. A document tells it once.
 *
 * @param where address of a file of it, or a stack: the first one in it counts
 */
export function tellError(kind: BrowserErrorKind, where: string, error?: unknown): void {
  const [folder] = releaseFilePattern.exec(where) ?? [];
  // A file that came with other bytes could not be loaded, either: that is told already.
  const once = `${kind === 'integrity' ? 'load' : kind} ${folder}`;
  if (!folder || told.has(once)) return;
  told.add(once);
  // Some browsers let visitors switch it off, and then have no such function.
  const said = error instanceof Error ? [withoutVisitor(`${error}`), ...placesIn(error.stack ?? '')] : [];
  const report = [`${kind} ${folder}`, ...said].join('\n');
  (navigator as Partial<Navigator>).sendBeacon?.(browserErrorsAddress, report);
}

/** A file failed although the server sent it: its bytes are not those that the page names. */
const wasSent = (address: string) =>
  performance
    .getEntriesByName(address)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

/** Reports files that fail and errors that nothing catches, from now on. */
export function tellErrors(): void {
  // The boot script did so until now.
  delete window.foreignChanges;
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      tellError('render', event.filename, event.error);
      return;
    }
    const { src, href } = event.target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const address = src ?? href ?? '';
    tellError(wasSent(address) ? 'integrity' : 'load', address);
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}
