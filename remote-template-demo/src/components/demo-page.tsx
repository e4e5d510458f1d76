import type { ReactNode, Ref } from 'react';
import classNames from './demo-page.module.css';

export interface DemoPageProps {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The page of one demo, with the way back to all demos. Its heading can take the focus. */
export function DemoPage({ title, headingRef, children }: DemoPageProps) {
  return (
    <div className={`band ${classNames.ground}`}>
      <div className="container">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/example">Template demo</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
