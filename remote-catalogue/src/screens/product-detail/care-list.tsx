import { LinesSection } from './lines-section';

/** How to care for the article. */
export const CareList = ({ lines }: { readonly lines: readonly string[] }) => (
  <LinesSection id="care" heading="Care">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </LinesSection>
);
