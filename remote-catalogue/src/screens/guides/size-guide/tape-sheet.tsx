import { PaperStrip, stripWidthMm } from './paper-strip';
import { CheckLine, Sheet, SheetText } from './sheet';
import texts from './sheet-texts.json';

const stripMm = 230;
const gapMm = 4;

/** Seven strips are longer than the largest chest of the chart. */
const names = Array.from('ABCDEFG');

/** A sheet with a paper tape to go around the chest, in strips to join. In mm. */
export const TapeSheet = () => (
  <Sheet
    label="a paper tape in seven strips, with the size for each chest circumference"
    heading="Garment sizes: tape at 1:1"
  >
    <SheetText x={0} y={19} sizeMm={3.4} lines={texts.tape} />
    <CheckLine />
    {names.map((name, place) => (
      <PaperStrip
        key={name}
        system="garment"
        name={name}
        fromMm={place * stripMm}
        toMm={(place + 1) * stripMm}
        x={place * (stripWidthMm + gapMm) + 0.2}
        y={23}
      />
    ))}
  </Sheet>
);
