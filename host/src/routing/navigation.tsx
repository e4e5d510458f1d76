import { useEffect } from 'react';
import type { Services } from '../services/services';
import { prepareWhenIdle, takeOverLinks, type KnownViews, type LinkActions } from './links';
import { useNavigationEffects } from './use-navigation-effects';

/** What the navigation within the site is given. */
export interface NavigationProps {
  readonly source: KnownViews;
  readonly services: Services;
  readonly actions: LinkActions;
}

/** From now on, links of the site are followed without a document load. */
export function Navigation({ services, source, actions }: NavigationProps) {
  useNavigationEffects(services.locationService, services.storage);
  useEffect(() => takeOverLinks(actions), [actions]);
  useEffect(() => prepareWhenIdle(source, actions), [source, actions]);
  return null;
}
