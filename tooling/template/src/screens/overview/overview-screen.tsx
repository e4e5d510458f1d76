import type { ScreenProps } from 'shared-types';

/** `/guides`: the first page. */
export const Screen = ({ request }: ScreenProps) => (
  <div className="container section">
    <h1>{request.title}</h1>
    <p className="lead muted">This page is the first of a new remote.</p>
  </div>
);
