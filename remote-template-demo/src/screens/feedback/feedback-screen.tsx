import { DemoPage } from '../../components/demo-page';
import { CountdownDemo } from './countdown-demo';

/** `/example/feedback`: what tells the visitor of time and events. */
export const Screen = () => (
  <DemoPage title="Feedback">
    <CountdownDemo />
  </DemoPage>
);
