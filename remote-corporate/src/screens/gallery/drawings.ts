import bandTop from '../../drawings/gallery/band-top.svg';
import coverall from '../../drawings/gallery/coverall.svg';
import coverallPocket from '../../drawings/gallery/coverall-pocket.svg';
import crinkleLatex from '../../drawings/gallery/crinkle-latex.svg';
import dottedPalm from '../../drawings/gallery/dotted-palm.svg';
import impactBack from '../../drawings/gallery/impact-back.svg';
import impactGauntletBack from '../../drawings/gallery/impact-gauntlet-back.svg';
import impactGauntletPalm from '../../drawings/gallery/impact-gauntlet-palm.svg';
import mechanicsBack from '../../drawings/gallery/mechanics-back.svg';
import paddedKnuckle from '../../drawings/gallery/padded-knuckle.svg';
import riggerBack from '../../drawings/gallery/rigger-back.svg';
import riggerPalm from '../../drawings/gallery/rigger-palm.svg';
import scrubs from '../../drawings/gallery/scrubs.svg';
import shirredWrist from '../../drawings/gallery/shirred-wrist.svg';
import threeQuarterDip from '../../drawings/gallery/three-quarter-dip.svg';
import twoToneJacket from '../../drawings/gallery/two-tone-jacket.svg';
import welderBack from '../../drawings/gallery/welder-back.svg';
import workTrousers from '../../drawings/gallery/work-trousers.svg';

/** Addresses of the drawings by the `id` in `content/data/gallery.json`. */
export const drawings: Readonly<Record<string, string>> = {
  'band-top': bandTop,
  coverall,
  'coverall-pocket': coverallPocket,
  'crinkle-latex': crinkleLatex,
  'dotted-palm': dottedPalm,
  'impact-back': impactBack,
  'impact-gauntlet-back': impactGauntletBack,
  'impact-gauntlet-palm': impactGauntletPalm,
  'mechanics-back': mechanicsBack,
  'padded-knuckle': paddedKnuckle,
  'rigger-back': riggerBack,
  'rigger-palm': riggerPalm,
  scrubs,
  'shirred-wrist': shirredWrist,
  'three-quarter-dip': threeQuarterDip,
  'two-tone-jacket': twoToneJacket,
  'welder-back': welderBack,
  'work-trousers': workTrousers,
};
