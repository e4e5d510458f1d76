import type { ReactNode } from 'react';
import { sampleNotice } from '../../articles/sample-notice';
import classNames from './page.module.css';

export interface Crumb {
  readonly name: string;
  /** Address; absent on the page itself. */
  readonly path?: string;
}

/** The place of a page in the site, from the second level down; home stands before it. */
export function Breadcrumb({ crumbs }: Pick<PageProps, 'crumbs'>) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/home">Home</a>
        </li>
        {crumbs.map(({ name, path }) => (
          <li key={name} aria-current={path === undefined ? 'page' : undefined}>
            {path === undefined ? name : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

export const SampleNotice = () => <p className="small muted">{sampleNotice}</p>;
