import type { ScreenProps } from 'shared-types';
import { Page, SampleNotice } from '../../../components/page';
import scripts from '../../../components/scripted.module.css';
import { SizeHelper } from '../../../features/size-helper/size-helper';
import type { Sizes } from '../../../../articles/product';
import { sizeGuideCrumbs } from '../crumbs';
import { guideTexts } from '../../../../articles/size-guide-texts';
import { HandSheet, TapeSheet } from './measure-sheets';
import classNames from './size-guide.module.css';

export interface SizeGuideData {
  readonly kind: 'size-guide';
  readonly system: Sizes['system'];
}

/** Steps to measure by, the size that fits a measure, and a sheet to print at 1:1. */
export function SizeGuideView({ data, shell }: Pick<ScreenProps<SizeGuideData>, 'data' | 'shell'>) {
  const { system } = data;
  const { title, lead, steps } = guideTexts[system];
  return (
    <Page className={classNames.page} crumbs={sizeGuideCrumbs(system)}>
      <h1 className="no-print">{title}</h1>
      <div className={classNames.columns}>
        <div className="prose no-print">
          <p className="lead muted">{lead}</p>
          {shell.site.sample && <SampleNotice />}
          <h2>How to measure</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h2>Which size fits?</h2>
          <SizeHelper system={system} />
        </div>
        <section aria-labelledby="sheet">
          <div className="prose no-print">
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
    </Page>
  );
}
