import classNames from './quick-panel-miniature.module.css';

/** A small picture of the open panel. */
export const QuickPanelMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.page}>
      <div className={classNames.panel}>
        <b>Sunday</b>
        <span>Next events</span>
        <i />
        <span>Newest notes</span>
        <i />
      </div>
    </div>
    <p className={`smallest ${classNames.caption}`}>280 px at the right</p>
  </>
);
