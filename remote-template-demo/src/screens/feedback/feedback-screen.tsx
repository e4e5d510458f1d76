import Stack from '@mui/material/Stack';
import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { CountdownDemo } from './countdown-demo';
import { DialogsDemo } from './dialogs-demo';
import { MessagesDemo } from './messages-demo';

/** `/example/feedback`: what tells the visitor of time and events. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Feedback">
    <Stack spacing={6.5} sx={{ maxWidth: 640, mt: 4 }}>
      <MessagesDemo messages={shell.messages} />
      <DialogsDemo dialogs={shell.dialogs} />
      <CountdownDemo />
    </Stack>
  </DemoPage>
);
