import classNames from './route-settings-miniature.module.css';

/** A small picture of the page with its own look. */
export const RouteSettingsMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.window}>
      <span className={classNames.bar} />
      <span className={classNames.page}>
        <b>Layout 3, boxed</b>
        <span>Deep ocean</span>
      </span>
    </div>
    <p className={`smallest ${classNames.caption}`}>3 settings of the route</p>
  </>
);
