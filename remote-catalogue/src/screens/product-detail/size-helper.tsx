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
  glove: { label: 'Around your palm, without the thumb', unit: 'mm', example: '229' },
  garment: { label: 'Around your chest', unit: 'cm', example: '100' },
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
        : `Write the measure as a number, for example ${example} for ${example} ${usualUnit}.`,
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
        <button type="submit">Find the size</button>
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
      return `This is smaller than size ${smallest}, the smallest of our chart.`;
    case 'too-large':
      return `This is larger than size ${largest}, the largest of our chart.`;
    case 'size':
      return values.includes(fit.size)
        ? `Size ${fit.size} fits, and ${articleNo} is made in it.`
        : `Size ${fit.size} would fit, but ${articleNo} is not made in it.`;
  }
}
