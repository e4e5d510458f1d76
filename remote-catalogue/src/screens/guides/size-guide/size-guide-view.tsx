import type { ScreenProps } from 'shared-types';
import { Breadcrumb } from '../../../components/breadcrumb';
import { SampleNotice } from '../../../components/sample-notice';
import scripts from '../../../components/scripted.module.css';
import { SizeHelper } from '../../../features/size-helper/size-helper';
import type { Sizes } from '../../../../articles/product';
import { sizeGuideCrumbs } from '../crumbs';
import { guideTexts } from '../../../model/size-guide-texts';
import { HandSheet } from './hand-sheet';
import classNames from './size-guide.module.css';
import { TapeSheet } from './tape-sheet';

export interface SizeGuideData {
  readonly kind: 'size-guide';
  readonly system: Sizes['system'];
}

/** Steps to measure by, the size that fits a measure, and a sheet to print at 1:1. */
export function SizeGuideView({ data, shell }: Pick<ScreenProps<SizeGuideData>, 'data' | 'shell'>) {
  const { system } = data;
  const { title, lead, steps } = guideTexts[system];
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={sizeGuideCrumbs(system)} />
      <div className={`no-print ${classNames.head}`}>
        <h1>{title}</h1>
        <p className="lead muted">{lead}</p>
        {shell.site.sample && <SampleNotice />}
      </div>
      <div className={classNames.columns}>
        <div className={`no-print ${classNames.words}`}>
          <section aria-labelledby="measure-steps">
            <h2 id="measure-steps">How to measure</h2>
            <ol className={classNames.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="size-chart">
            <h2 id="size-chart">Which size fits?</h2>
            <SizeHelper system={system} />
          </section>
        </div>
        <section className={classNames.sheet} aria-labelledby="sheet">
          <div className={`no-print ${classNames.print}`}>
            <h2 id="sheet">Printable sheet (full size)</h2>
            <p>
              This page prints as one sheet of A4. Choose 100 % (“Actual size”), and check that the line at
              the top is 100 mm long.
            </p>
            <button className={`button ${scripts.scripted}`} type="button" onClick={() => print()}>
              Print the sheet
            </button>
          </div>
          <div className={`plate ${classNames.paper}`}>
            {system === 'glove' ? <HandSheet /> : <TapeSheet />}
          </div>
        </section>
      </div>
    </div>
  );
}
