import { CardImage } from '../../components/card-image';
import classNames from './tray.module.css';

/** A small picture of an article on its plate; the plate stands empty until its address is known. */
export const ArticlePlate = ({ drawing }: { readonly drawing: string | undefined }) => (
  <span className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</span>
);
