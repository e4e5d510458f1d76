import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { StoredData } from './stored-data';
import { Visitor } from './visitor';
import classNames from './session.module.css';

/** `/example/session`: who the visitor is, and what the browser stores. */
export const Screen = ({ shell }: ScreenProps) => (
  <DemoPage title="Session">
    <div className={classNames.parts}>
      <Visitor shell={shell} />
      <StoredData shell={shell} />
    </div>
  </DemoPage>
);
