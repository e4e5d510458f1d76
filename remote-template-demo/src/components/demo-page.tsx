import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

export interface DemoPageProps {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The page of one demo, with the way back to all demos. Its heading can take the focus. */
export const DemoPage = ({ title, headingRef, children }: DemoPageProps) => (
  <DemoBand>
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/example">Template demo</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
    <Box component="h1" ref={headingRef} tabIndex={-1} sx={{ mt: 0.5, mb: 2.5 }}>
      {title}
    </Box>
    {children}
  </DemoBand>
);

/** The ground of a page. It has the height that was kept for it, so that the footer stays where it is. */
export const DemoBand = ({ children }: Pick<DemoPageProps, 'children'>) => (
  <Box
    className="band"
    sx={{ minHeight: 'calc(100vh - var(--header-height))', pt: { xs: 3.5, md: 5 }, pb: { xs: 6.5, md: 10 } }}
  >
    <div className="container">{children}</div>
  </Box>
);
