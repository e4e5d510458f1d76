import classNames from './navigation-miniature.module.css';

/** A small picture of a navbar. */
export const NavigationMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.bar}>
      <b>Demo</b>
      <span>Notes</span>
      <span className={classNames.below}>Archive</span>
      <span className={classNames.below}>Reminders</span>
      <span className={classNames.active}>
        Navigation <i>New</i>
      </span>
    </div>
    <p className={`smallest ${classNames.caption}`}>5 types of items, 5 levels</p>
  </>
);
