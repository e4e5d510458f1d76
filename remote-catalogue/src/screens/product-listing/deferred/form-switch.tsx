import type { ListDetails } from '../list-view';
import classNames from './form-switch.module.css';

interface FormSwitchProps {
  readonly forms: ListDetails['forms'];
  readonly isTable: boolean;
}

/** The list as cards or as a table. */
export const FormSwitch = ({ forms, isTable }: FormSwitchProps) => (
  <div className={classNames.switch} role="group" aria-label="View">
    <a href={forms.cards} {...(!isTable && current)}>
      Cards
    </a>
    <a href={forms.table} {...(isTable && current)}>
      Table
    </a>
  </div>
);

const current = { 'aria-current': 'true' } as const;
