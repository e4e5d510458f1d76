import { memo, Suspense, use, useState } from 'react';
import type { View } from '../composition/view';
import type { Services } from '../services/services';
import type { LaterSource, OutletProps } from './later';
import { PrerenderedView } from './prerendered-view';
import { ScreenBoundary } from './screen-boundary';
import { useLater } from './use-later';

interface ScreenOutletProps extends OutletProps {
  readonly later: LaterSource;
  /** Whether this is still the document's own view, and what the document holds of it. */
  readonly inDocument: 'view' | 'not-found' | 'nothing';
}

/** Draws what is at `path`. */
export function ScreenOutlet({ inDocument, later, ...props }: ScreenOutletProps) {
  const parts = useLater(later);
  switch (inDocument) {
    case 'view':
      return <FirstOutlet key={props.path} later={later} {...props} />;
    case 'not-found':
      return parts ? <parts.NotFoundOutlet {...props} /> : null;
    case 'nothing':
      return parts ? <parts.LaterOutlet key={props.path} {...props} /> : null;
  }
}

type FirstOutletProps = OutletProps & { readonly later: LaterSource };

/**
 * The prerendered screen: its markup stays as it is until the code is there, and stays readable if it never comes.
 * Drawn once: an update from above, before the screen is hydrated, would make React throw the markup away (error 421).
 */
const FirstOutlet = memo(function FirstOutlet({ later, ...props }: FirstOutletProps) {
  const [unfitId, setUnfitId] = useState<string>();
  const { source, services } = props;
  if (!source.first) return null;
  if (unfitId !== undefined) return <InsteadOfFirst {...props} later={later} unfitId={unfitId} />;
  return (
    <>
      <NoticeSlot {...props} later={later} />
      <Suspense fallback={null}>
        <FirstView view={source.first.view} services={services} onUnfit={setUnfitId} />
      </Suspense>
    </>
  );
});

/** Has a state of its own, so that nothing around the screen is drawn again. */
function NoticeSlot({ later, ...props }: FirstOutletProps) {
  const parts = useLater(later);
  return parts ? <parts.FirstNotice {...props} /> : null;
}

function InsteadOfFirst({ later, ...props }: FirstOutletProps & { readonly unfitId: string }) {
  const parts = useLater(later);
  return parts ? <parts.LaterOutlet {...props} /> : null;
}

interface FirstViewProps {
  readonly view: Promise<View>;
  readonly services: Services;
  readonly onUnfit: (versionId: string) => void;
}

/** Always the one stable promise: any other choice makes React throw the markup away (error 422). */
function FirstView({ view: promise, services, onUnfit }: FirstViewProps) {
  const view = use(promise);
  return (
    <ScreenBoundary onRetry={() => onUnfit(view.versionId)}>
      <PrerenderedView view={view} services={services} />
    </ScreenBoundary>
  );
}
