import { CardImage } from '../../components/card-image';
import classNames from './tray.module.css';

export const ArticlePlate = ({ drawing }: { readonly drawing: string | undefined }) => (
  <span className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</span>
);
