import { useEffect } from 'react';
import { arriveInScreen } from '../routing/arrival';
import { useDocumentHead } from './document-head';
import { DrawnScreen, type DrawnViewProps } from './prerendered-view';

/** A view that is drawn in the browser. */
export function LaterView({ view, services }: DrawnViewProps) {
  useDocumentHead({ head: view.head, site: services.site, path: view.request.path });
  useEffect(arriveInScreen, []);
  return <DrawnScreen view={view} services={services} isPrerendered={false} />;
}
