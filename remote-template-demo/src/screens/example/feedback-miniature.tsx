import classNames from './feedback-miniature.module.css';

/** A small picture of a message. */
export const FeedbackMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.message}>
      <span>Note deleted.</span>
      <b>Undo</b>
    </div>
    <p className={`smallest ${classNames.caption}`}>4 kinds of messages, 6 places</p>
  </>
);
