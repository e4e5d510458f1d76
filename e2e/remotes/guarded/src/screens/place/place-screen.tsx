import type { ScreenProps } from 'shared-types';

/** Says which of the routes was opened; what it says may be seen by those who may open it only. */
export const Screen = ({ request }: ScreenProps) => (
  <div className="container">
    <h1>{request.title}</h1>
    <p>Said behind the guard</p>
    <a href="/guarded/admin?tab=2#third">For admins</a>
  </div>
);
