import { useEffect } from 'react';
import { focusArrivedScreen } from '../routing/arrival';
import { DrawnScreen, type DrawnViewProps } from './drawn-screen';
import { useViewHead } from './view-head';

/** A view that is drawn in the browser. */
export function DeferredView({ view, services }: DrawnViewProps) {
  useViewHead(view, services);
  useEffect(focusArrivedScreen, []);
  return <DrawnScreen view={view} services={services} isPrerendered={false} />;
}
