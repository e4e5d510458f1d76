import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { ShellStorage } from 'shared-types';
import shared from '#content/form.json';
import type { EnquiryForm } from '../../model/enquiry-form';
import { personIn } from './person';
import { openAccountDetails, openPerson, personFields, type Person } from './stored-drafts';
import { valuesOf } from './values-of';
import classNames from './keep-details.module.css';

interface KeepDetailsProps {
  readonly storage: ShellStorage;
  readonly form: EnquiryForm;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Details are there, or have changed. @param before what they were */
  readonly onArrive: (details: Person, before?: Person) => void;
}

/** A box by which users keep name, address and company in their account. It is no field of the form. */
export function KeepDetails({ storage, form, element, onArrive }: KeepDetailsProps) {
  const [stored] = useState(() => openAccountDetails(storage));
  const [details] = useSyncExternalStore(stored.subscribe, stored.getState, stored.getInitialState);
  const arrived = useRef<Person>(undefined);
  const hint = useId();

  useEffect(() => {
    if (details) onArrive(details, arrived.current);
    arrived.current = details;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the details
  }, [details]);

  useEffect(() => {
    const shown = element.current;
    const follow = ({ target }: Event) => {
      const [kept] = stored.getState();
      const field = personFields.find((name) => target instanceof HTMLInputElement && target.name === name);
      if (!kept || !field) return;
      // The other fields may show what another device has changed since.
      stored.set([detailsOf({ ...kept, [field]: valuesOf(form, shown)[field] ?? '' })]);
    };
    shown?.addEventListener('input', follow);
    return () => shown?.removeEventListener('input', follow);
  }, [stored, form, element]);

  const keep = () =>
    stored.set([detailsOf(personIn(valuesOf(form, element.current), openPerson(storage).getState()))]);

  return (
    <div>
      <label className={classNames.keep}>
        {/* Belongs to no form: resetting this one leaves it as it is. */}
        <input
          type="checkbox"
          form=""
          aria-describedby={hint}
          checked={details !== undefined}
          onChange={({ currentTarget }) => (currentTarget.checked ? keep() : stored.clear())}
        />
        {shared.keepDetails}
      </label>
      <p id={hint} className="hint">
        {shared.keepDetailsHint}
      </p>
    </div>
  );
}

const detailsOf = ({ name, email, company }: Person) => ({
  id: 'person' as const,
  name,
  email,
  company,
});
