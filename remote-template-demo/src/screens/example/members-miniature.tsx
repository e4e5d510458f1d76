import classNames from './members-miniature.module.css';

/** A small picture of who may open a page. */
export const MembersMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.roles}>
      <span>guest</span>
      <span>user</span>
      <b>admin</b>
    </div>
    <p className={`smallest ${classNames.caption}`}>1 role of 3 may open it</p>
  </>
);
