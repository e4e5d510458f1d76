import { useEffect } from 'react';
import { arriveInScreen } from '../routing/arrival';
import { DrawnScreen, type DrawnViewProps } from './prerendered-view';
import { useViewHead } from './view-head';

/** A view that is drawn in the browser. */
export function DeferredView({ view, services }: DrawnViewProps) {
  useViewHead(view, services);
  useEffect(arriveInScreen, []);
  return <DrawnScreen view={view} services={services} isPrerendered={false} />;
}
