import { useEffect } from 'react';
import type { NavigationProps } from '../screen/later';
import { prepareWhenIdle, takeOverLinks } from './links';
import { useNavigationEffects } from './use-navigation-effects';

/** From now on, links of the site are followed without a document load. */
export function Navigation({ services, source, actions }: NavigationProps) {
  useNavigationEffects(services.place);
  useEffect(() => takeOverLinks(actions), [actions]);
  useEffect(() => prepareWhenIdle(source, actions), [source, actions]);
  return null;
}
