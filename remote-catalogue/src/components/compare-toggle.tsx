import { ChoiceBox } from './choice-box';
import classNames from './toggle.module.css';

/** A box that puts an article into the comparison. */
export const CompareToggle = ({ articleNo }: { readonly articleNo: string }) => (
  <ChoiceBox className={`${classNames.toggle} no-print`} list="compare" articleNo={articleNo}>
    Compare <span className="visually-hidden">{articleNo}</span>
  </ChoiceBox>
);
