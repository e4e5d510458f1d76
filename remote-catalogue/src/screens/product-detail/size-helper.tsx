import { useState, type FormEvent } from 'react';
import { fittingSize, readMeasureMm, unitsMm, type Fit, type MeasureUnit } from '../../model/fitting-size';
import type { Sizes } from '../../model/product';
import { sizesOf } from '../../model/sizes';
import { SizeChart } from './size-chart';
import classNames from './size-helper.module.css';

export interface SizeHelperProps {
  readonly articleNo: string;
  readonly sizes: Sizes;
  /** Takes the size that fits, or `undefined` where none does. */
  readonly onFit: (size: string | undefined) => void;
}

const measures = {
  glove: { label: 'Palm circumference, without the thumb', unit: 'mm', example: '229' },
  garment: { label: 'Chest circumference', unit: 'cm', example: '100' },
} as const;

const units = Object.keys(unitsMm) as readonly MeasureUnit[];

/** Finds the size for a measure. Nothing is kept. */
export function SizeHelper({ articleNo, sizes, onFit }: SizeHelperProps) {
  const { label, unit: usualUnit, example } = measures[sizes.system];
  const [unit, setUnit] = useState<MeasureUnit>(usualUnit);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const [isUnread, setUnread] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const measureMm = readMeasureMm(text, unit);
    setUnread(measureMm === undefined);
    const fit = measureMm === undefined ? undefined : fittingSize(sizes.system, measureMm);
    onFit(fit?.kind === 'size' ? fit.size : undefined);
    setAnswer(
      fit
        ? answerFor(fit, articleNo, sizes)
        : `Enter a number, for example ${example} for ${example} ${usualUnit}.`,
    );
  };
  return (
    <>
      <form className={classNames.helper} noValidate onSubmit={find}>
        <div className="field">
          <label htmlFor="measure">{label}</label>
          <input
            id="measure"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isUnread}
            aria-describedby="measure-answer"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="measure-unit">Unit</label>
          <select
            id="measure-unit"
            value={unit}
            onChange={({ target }) => setUnit(target.value as MeasureUnit)}
          >
            {units.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <button type="submit">Find my size</button>
        <output id="measure-answer" className={isUnread ? 'error-text' : undefined}>
          {answer}
        </output>
      </form>
      <SizeChart system={sizes.system} />
    </>
  );
}

function answerFor(fit: Fit, articleNo: string, { system, values }: Sizes): string {
  const [smallest = '', largest = ''] = [sizesOf(system)[0], sizesOf(system).at(-1)];
  switch (fit.kind) {
    case 'too-small':
      return `Smaller than our smallest size, ${smallest}.`;
    case 'too-large':
      return `Larger than our largest size, ${largest}.`;
    case 'size':
      return values.includes(fit.size)
        ? `Your size is ${fit.size}. ${articleNo} is available in this size.`
        : `Your size is ${fit.size}. ${articleNo} is not available in this size.`;
  }
}
