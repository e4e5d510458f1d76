import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { CountdownDemo } from './countdown-demo';
import { DialogsDemo } from './dialogs-demo';
import { MessagesDemo } from './messages-demo';
import classNames from './feedback.module.css';

/** `/example/feedback`: what tells the visitor of time and events. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Feedback">
    <div className={classNames.demos}>
      <MessagesDemo messages={shell.messages} />
      <DialogsDemo dialogs={shell.dialogs} />
      <CountdownDemo />
    </div>
  </DemoPage>
);
