import type { Shell } from 'shared-types';
import classNames from './enquiry-dialog.module.css';

interface PrintedAddressProps {
  readonly site: Shell['site'];
  readonly address: string;
}

/** On paper only: whose list it is for, and the address that opens it again. */
export const PrintedAddress = ({ site, address }: PrintedAddressProps) => (
  <p className={`small ${classNames.printed}`}>
    {site.company.name}, {site.company.email}
    <br />
    {new URL(address, location.origin).href}
  </p>
);
