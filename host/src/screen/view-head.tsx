import { useEffect, useState } from 'react';
import type { Head, ScreenRequest } from 'shared-types';
import type { View } from '../composition/view';
import { focusArrivedScreen } from '../routing/arrival';
import { useDocumentHead } from './document-head';
import { DrawnScreen, type DrawnViewProps } from './drawn-screen';
import { useRequest } from './use-request';

/** The head of a view at a request. The query may change it, but cannot remove `noindex`. */
export function headAt({ module, data, request, head }: View, current: ScreenRequest): Head {
  if (current.search === request.search || !module.head) return head;
  const now = module.head(data, current);
  return head.robots ? { ...now, robots: head.robots } : now;
}

function useViewHead({ view, services }: DrawnViewProps) {
  const request = useRequest(view, services.locationService, false);
  useDocumentHead({ head: headAt(view, request), site: services.site, path: request.path });
}

/** A view that is drawn in the browser. */
export function DeferredView(props: DrawnViewProps) {
  useViewHead(props);
  useEffect(focusArrivedScreen, []);
  return <DrawnScreen {...props} isPrerendered={false} />;
}

/** Updates the head of the document from the first change of the query on; before that, it is as rendered. */
export function QueryHead({ view, services }: DrawnViewProps) {
  const { search } = useRequest(view, services.locationService, true);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (search !== view.request.search) setNeeded(true);
  }, [search, view]);
  return isNeeded ? <ViewHead view={view} services={services} /> : null;
}

function ViewHead(props: DrawnViewProps) {
  useViewHead(props);
  return null;
}
