import { PicturePlate } from '../../../components/card-image';
import { ChoiceBox } from '../../../components/choice-box';
import { inPlace } from '../../../components/in-place';
import scripts from '../../../components/scripted.module.css';
import { articlePath } from '../../../../articles/article-path';
import { differs, type Matrix, type MatrixFact } from '../../../../articles/facts/matrix';
import { Cell } from './cell';
import { MatrixFrame } from './matrix-frame';
import classNames from './matrix.module.css';

interface ComparedColumnsProps {
  readonly matrix: Matrix;
  /** The comparison without an article. */
  readonly addressWithout: (articleNo: string) => string;
  readonly onRemove: (articleNo: string) => void;
}

/** Articles of a comparison, one a column. */
export function ComparedColumns({ matrix, addressWithout, onRemove }: ComparedColumnsProps) {
  const { articles, groups } = matrix;
  return (
    <MatrixFrame
      form="columns"
      head={
        <>
          <td className={classNames.name} />
          {articles.map(({ articleNo, title, drawing }) => (
            <th key={articleNo} scope="col">
              <PicturePlate className={classNames.picture} address={drawing} />
              <span className={classNames.articleNo}>{articleNo}</span> <span>{title}</span>
            </th>
          ))}
        </>
      }
    >
      <tr className="no-print">
        <td className={classNames.name} />
        {articles.map(({ articleNo }) => (
          <td key={articleNo} className={`${classNames.choice} ${classNames.actions}`}>
            <a className="link" href={articlePath(articleNo)} aria-label={`View article ${articleNo}`}>
              View article
            </a>
            <ChoiceBox className={scripts.scripted} list="enquiry" articleNo={articleNo}>
              Add <span className="visually-hidden">{articleNo}</span> to enquiry
            </ChoiceBox>
            <a
              className="muted"
              href={addressWithout(articleNo)}
              rel="nofollow"
              aria-label={`Remove ${articleNo}`}
              onClick={(event) => inPlace(event, () => onRemove(articleNo))}
            >
              Remove
            </a>
          </td>
        ))}
      </tr>
      {groups.map(({ name, facts }) => [
        <tr key={name}>
          <th className={classNames.group} scope="rowgroup" colSpan={articles.length + 1}>
            <h2>{name}</h2>
          </th>
        </tr>,
        ...facts.map((fact) => <FactLine key={`${name} ${fact.standard} ${fact.name}`} fact={fact} />),
      ])}
    </MatrixFrame>
  );
}

function FactLine({ fact }: { readonly fact: MatrixFact }) {
  const { name, standard, cells } = fact;
  const isDiffering = differs(fact);
  return (
    <tr className={isDiffering ? classNames.differing : classNames.equal}>
      <th className={`${classNames.name} ${standard ? classNames.part : ''}`} scope="row">
        <span>
          {standard && <span className="visually-hidden">{standard} </span>}
          {name} {isDiffering && <span className="visually-hidden">differs</span>}
        </span>
      </th>
      {cells.map((cell, index) => (
        <Cell key={index} cell={cell} />
      ))}
    </tr>
  );
}
