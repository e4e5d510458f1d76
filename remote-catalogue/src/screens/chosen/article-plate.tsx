import classNames from './tray.module.css';

/** A small drawing on its plate; the plate stands empty until the drawing's address is known. */
export const ArticlePlate = ({ drawing }: { readonly drawing: string | undefined }) => (
  <span className={`plate ${classNames.plate}`}>
    {drawing && <img src={drawing} alt="" width={300} height={375} />}
  </span>
);
