import { drawnHandMm, handOutline } from '../../../../articles/hand-outline';
import { handSizes } from '../../../../articles/size-chart';
import { PaperStrip, stripWidthMm } from './paper-strip';
import { CheckLine, Sheet, SheetText } from './sheet';
import texts from './sheet-texts.json';

/** Place of the wrist on the sheet, in mm from its upper edge. */
const wristMm = 250;

/** Length of one strip of the tape in mm; two are longer than the largest palm. */
const palmStripMm = 165;

/** A sheet to measure a hand by: lines for its length, and a paper tape to go around the palm. In mm. */
export const HandSheet = () => (
  <Sheet
    label="a hand with a line for the length of each size, and a paper tape with the size for each circumference"
    heading="Glove sizes: hand at 1:1"
  >
    <CheckLine />
    <path strokeDasharray="2.5 1.8" d={handOutline} transform={`translate(12 ${wristMm - drawnHandMm})`} />
    {handSizes.map(({ size, lengthMm }) => (
      <g key={size}>
        <path d={`M0 ${wristMm - lengthMm}H130`} />
        <SheetText x={4} y={wristMm - lengthMm + 5} sizeMm={4.4} lines={[size]} isBold isCentred />
        <SheetText x={119} y={wristMm - lengthMm + 4} sizeMm={2.6} lines={[`${lengthMm} mm`]} />
      </g>
    ))}
    <path strokeWidth="0.9" d={`M0 ${wristMm}H130`} />
    <SheetText x={0} y={wristMm - 18} sizeMm={3.4} lines={texts.hand.length} />
    <PaperStrip system="glove" name="A" fromMm={0} toMm={palmStripMm} x={138} y={22} />
    <PaperStrip system="glove" name="B" fromMm={palmStripMm} toMm={2 * palmStripMm} x={163.8} y={22} />
    <SheetText x={138} y={palmStripMm + 32} sizeMm={3.4} lines={texts.hand.circumference} />
  </Sheet>
);

const chestStripMm = 230;
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
        fromMm={place * chestStripMm}
        toMm={(place + 1) * chestStripMm}
        x={place * (stripWidthMm + gapMm) + 0.2}
        y={23}
      />
    ))}
  </Sheet>
);
