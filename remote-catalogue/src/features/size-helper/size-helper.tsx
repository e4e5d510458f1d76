import { useState, type FormEvent } from 'react';
import form from '../../components/form-row.module.css';
import scripts from '../../components/scripted.module.css';
import {
  fittingSize,
  readMeasureMm,
  unitsMm,
  type Fit,
  type MeasureUnit,
} from '../../../articles/fitting-size';
import { handOutline } from '../../../articles/hand-outline';
import type { Sizes } from '../../../articles/product';
import { sizesOf } from '../../../articles/sizes';
import classNames from './size-helper.module.css';
import { ColumnHeads } from '../../components/column-heads';
import { chestBands, handSizes } from '../../../articles/size-chart';

interface SizeHelperProps {
  readonly system: Sizes['system'];
  readonly article?: { readonly articleNo: string; readonly sizes: Sizes['values'] };
}

const measures = {
  glove: { label: 'Palm circumference, without the thumb', unit: 'mm', exampleMm: 229 },
  garment: { label: 'Chest circumference', unit: 'cm', exampleMm: 1000 },
} as const;

const units = Object.keys(unitsMm) as readonly MeasureUnit[];

/** Finds the size for a measure. Nothing is kept. */
export function SizeHelper(props: SizeHelperProps) {
  const { system } = props;
  const { label, unit: usualUnit, exampleMm } = measures[system];
  const [{ answer, isUnread }, setAnswer] = useState({ answer: '', isUnread: false });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('unit');
    const unit = units.find((each) => each === chosen) ?? usualUnit;
    const measureMm = readMeasureMm(event.currentTarget.querySelector('input')?.value ?? '', unit);
    const example = Math.round((exampleMm / unitsMm[unit]) * 10) / 10;
    setAnswer(
      measureMm === undefined
        ? { answer: `Enter the measurement as a number, for example ${example}.`, isUnread: true }
        : { answer: answerFor(fittingSize(system, measureMm), props), isUnread: false },
    );
  };
  return (
    <>
      <form className={`${form.row} ${scripts.scripted}`} noValidate onSubmit={find}>
        <div className="field">
          <label htmlFor="measure">{label}</label>
          <input
            id="measure"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isUnread}
            aria-describedby="measure-answer"
          />
        </div>
        <div className="field">
          <label htmlFor="measure-unit">Unit</label>
          <select id="measure-unit" name="unit">
            {/* The usual one first: a chosen one would be an attribute in the page, but not in what the browser draws. */}
            {[usualUnit, ...units.filter((each) => each !== usualUnit)].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <button type="submit">Find my size</button>
        <output id="measure-answer" className={isUnread ? 'error-text' : undefined}>
          {answer}
        </output>
      </form>
      <div className={classNames.chart}>
        <MeasureFigure system={system} />
        <SizeChart system={system} />
      </div>
    </>
  );
}

function answerFor(fit: Fit, { system, article }: SizeHelperProps): string {
  const [smallest = '', largest = ''] = [sizesOf(system)[0], sizesOf(system).at(-1)];
  switch (fit.kind) {
    case 'too-small':
      return `Smaller than our smallest size, ${smallest}. Check the unit.`;
    case 'too-large':
      return `Larger than our largest size, ${largest}. Check the unit.`;
    case 'size':
      return `Your size is ${fit.size}.${article ? ` ${article.articleNo} is ${article.sizes.includes(fit.size) ? '' : 'not '}available in this size.` : ''}`;
  }
}

const charts = {
  glove: {
    caption: 'Hand sizes to EN ISO 21420, in mm',
    columns: ['Size', 'Palm circumference', 'Hand length'],
    rows: handSizes.map(({ size, circumferenceMm, lengthMm }) => [size, circumferenceMm, lengthMm]),
  },
  garment: {
    caption: 'Garment sizes, sample chart, in cm',
    columns: ['Size', 'Chest circumference'],
    rows: chestBands.map(({ size, fromCm, toCm }) => [size, `${fromCm}–${toCm}`]),
  },
};

function SizeChart({ system }: { readonly system: Sizes['system'] }) {
  const { caption, columns, rows } = charts[system];
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(([size, ...cells]) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {cells.map((cell, place) => (
              <td key={columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figures = {
  glove: {
    viewBox: '-14 -8 146 216',
    height: 195,
    label:
      'A hand: circumference around the palm without the thumb, length from the wrist to the tip of the middle finger',
    body: handOutline,
    front: 'M30.5 118Q70 129 108.5 118',
    behind: 'M30.5 118Q70 108 108.5 118',
  },
  garment: {
    viewBox: '4 0 112 150',
    height: 177,
    label: 'An upper body: circumference of the chest at its widest, under the arms',
    body: 'M52 33C52 44 47 47 38 50C26 54 22 60 20 72L12 118L24 121L36 78L38 104C38 118 34 130 34 148H86C86 130 82 118 82 104L84 78L96 121L108 118L100 72C98 60 94 54 82 50C73 47 68 44 68 33Z',
    front: 'M36.5 80Q60 88 83.5 80',
    behind: 'M36.5 80Q60 73 83.5 80',
  },
} as const;

/** A drawing of where to measure: around the palm and along the hand, or around the chest. */
function MeasureFigure({ system }: { readonly system: Sizes['system'] }) {
  const { viewBox, height, label, body, front, behind } = figures[system];
  const skin = { fill: 'var(--band)', stroke: 'var(--strong)', strokeWidth: 1.2 };
  return (
    <svg
      viewBox={viewBox}
      width="132"
      height={height}
      fill="none"
      stroke="var(--primary)"
      strokeWidth="2.4"
      role="img"
      aria-label={label}
    >
      <path {...skin} d={body} />
      {system === 'garment' && <ellipse {...skin} cx="60" cy="21" rx="14" ry="18" />}
      <path d={front} />
      <path strokeWidth="1.4" strokeDasharray="3 3" d={behind} />
      {system === 'glove' && <path d="M126 0V192M121 0H131M121 192H131" />}
    </svg>
  );
}
