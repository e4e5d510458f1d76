import classNames from './session-miniature.module.css';

/** A small picture of what is known of a visitor. */
export const SessionMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.facts}>
      <span>Name</span>
      <b>Guest</b>
      <span>Role</span>
      <b>guest</b>
    </div>
    <p className={`smallest ${classNames.caption}`}>Who is signed in, what is stored</p>
  </>
);
