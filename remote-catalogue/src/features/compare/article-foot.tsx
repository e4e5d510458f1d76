import { ChoiceBox } from '../../components/choice-box';
import { articlePath } from '../../model/article-path';
import classNames from './article-foot.module.css';

interface ArticleFootProps {
  readonly articleNo: string;
  readonly onRemove: (articleNo: string) => void;
}

/** Below a column: what can be done with the article. */
export const ArticleFoot = ({ articleNo, onRemove }: ArticleFootProps) => (
  <td className={classNames.foot}>
    <span className={classNames.actions}>
      <a className="link" href={articlePath(articleNo)} aria-label={`View article ${articleNo}`}>
        View article
      </a>
      <ChoiceBox className={`${classNames.enquiry}`} list="enquiry" articleNo={articleNo}>
        Add <span className="visually-hidden">{articleNo}</span> to enquiry
      </ChoiceBox>
      <button
        className={classNames.remove}
        type="button"
        aria-label={`Remove ${articleNo}`}
        onClick={() => onRemove(articleNo)}
      >
        Remove
      </button>
    </span>
  </td>
);
