import type { ReactNode } from 'react';
import classNames from './list-head.module.css';

type ListHeadProps = {
  /** Of the heading, for what names its section by it. */
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
