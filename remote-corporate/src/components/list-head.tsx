import type { ReactNode } from 'react';
import classNames from './list-head.module.css';

type ListHeadProps = {
  /** Id of the heading, by which a section is named. */
  id: string;
  heading: string;
  /** Links to other forms of the list. */
  children: ReactNode;
};

export function ListHead({ id, heading, children }: ListHeadProps) {
  return (
    <div className={classNames.head}>
      <h2 id={id}>{heading}</h2>
      <p className={classNames.links}>{children}</p>
    </div>
  );
}
