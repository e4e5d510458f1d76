import type { ReactNode } from 'react';
import type { Site } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import { useDocumentHead } from './document-head';
import { failedText, LoadError } from './load-error';
import { NeedsScripts } from './needs-scripts';
import classNames from './waiting.module.css';

interface WaitingProps {
  readonly route: KnownRoute | undefined;
  readonly site: Site;
  readonly path: string;
  /** True if the visitor is told that it takes long, or that it failed. */
  readonly isNoticed: boolean;
  readonly children: ReactNode;
}

/**
 * Shown while a screen is loaded: its title and heading are known before its code. Where the heading comes with the data,
 * the title takes its place above a notice.
 */
export function Waiting({ route, site, path, isNoticed, children }: WaitingProps) {
  const heading = route?.heading ?? (isNoticed ? route?.title : undefined);
  return (
    <div className={`container ${classNames.waiting}`}>
      {route && <EarlyHead route={route} site={site} path={path} />}
      {heading && <h1>{heading}</h1>}
      <noscript>
        <NeedsScripts heading={!heading && route?.title} />
      </noscript>
      <div id="missing-host" hidden>
        <LoadError text={failedText} onRetry={() => {}} isHidden />
      </div>
      {children}
    </div>
  );
}

function EarlyHead({
  route: { title, description = '', ui, auth },
  site,
  path,
}: Omit<WaitingProps, 'isNoticed' | 'children'> & { readonly route: KnownRoute }) {
  useDocumentHead({ head: { title, description, ...((ui ?? auth) && { robots: 'noindex' }) }, site, path });
  return null;
}
