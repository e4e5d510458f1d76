import { ChoiceBox } from './choice-box';
import classNames from './toggle.module.css';

/** A box that puts an article on the list for an enquiry. It looks like the buttons beside it. */
export const EnquiryToggle = ({ articleNo }: { readonly articleNo: string }) => (
  <ChoiceBox
    className={`button button-outlined no-print ${classNames.toggle}`}
    list="enquiry"
    articleNo={articleNo}
  >
    Add <span className="visually-hidden">{articleNo}</span> to enquiry
  </ChoiceBox>
);
