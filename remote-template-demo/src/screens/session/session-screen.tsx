import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { Visitor } from './visitor';

/** `/example/session`: who the visitor is. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Session">
    <Visitor shell={shell} />
  </DemoPage>
);
