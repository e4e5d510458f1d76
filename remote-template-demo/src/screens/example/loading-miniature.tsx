import { loadSpeeds } from '../../model/load-speeds';
import classNames from './loading-miniature.module.css';

/** A small picture of a screen that takes long. */
export const LoadingMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.screen}>
      <i />
      <i />
      <span className={classNames.notice}>
        Taking a long time... <b>Retry</b>
      </span>
    </div>
    <p className={`smallest ${classNames.caption}`}>{loadSpeeds.length} screens</p>
  </>
);
