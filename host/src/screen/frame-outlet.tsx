import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isInside } from 'shared-types/protocol/routes';
import type { Services } from '../services/services';
import { useDeferred } from './use-deferred';

interface FrameOutletProps {
  readonly services: Services;
}

/** The demo of the frame, where every visitor finds its settings. */
const demoPath = '/example';

/** Whether the frame of this page has more than header and footer. The boot script writes the look of who has chosen one. */
const hasMore = (path: string) =>
  isInside(path, demoPath) || document.documentElement.dataset['layout'] !== undefined;

/** What only some visitors see of the frame: loaded when this page shows it, or when a screen asks for one of its services. */
export function FrameOutlet({ services }: FrameOutletProps) {
  const { pathname } = useLocation();
  const frame = useDeferred(services.frame);
  useEffect(() => {
    if (hasMore(pathname)) services.frame.load().catch(showPlainFrame);
  }, [services, pathname]);
  return frame && <frame.Areas services={services} path={pathname} />;
}

/** Without its script, the frame of a chosen look would have no way on. */
function showPlainFrame() {
  delete document.documentElement.dataset['layout'];
}
