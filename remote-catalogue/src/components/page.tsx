import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import classNames from './page.module.css';

interface PageProps {
  readonly crumbs: readonly Crumb[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a screen below its place in the site. */
export const Page = ({ crumbs, className = '', children }: PageProps) => (
  <div className={`container ${classNames.page} ${className}`}>
    <Breadcrumb crumbs={crumbs} />
    {children}
  </div>
);
