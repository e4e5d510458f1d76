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
  readonly children: ReactNode;
}

/** Shown while a screen is loaded: its title and heading are known before its code. */
export function Waiting({ route, site, path, children }: WaitingProps) {
  return (
    <div className={`container ${classNames.waiting}`}>
      {route && <EarlyHead route={route} site={site} path={path} />}
      {route?.heading && <h1>{route.heading}</h1>}
      <noscript>
        <NeedsScripts heading={!route?.heading && route?.title} />
      </noscript>
      <div id="missing-host" hidden>
        <LoadError text={failedText} onRetry={() => {}} />
      </div>
      {children}
    </div>
  );
}

function EarlyHead({
  route: { title, description = '', ui },
  site,
  path,
}: Omit<WaitingProps, 'children'> & { readonly route: KnownRoute }) {
  useDocumentHead({ head: { title, description, ...(ui && { robots: 'noindex' }) }, site, path });
  return null;
}
