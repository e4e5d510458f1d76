import { readMarking } from '../../../src/model/standards/read-marking';
import { rule, warningIf, type ArticleRule } from '../finding';
import { usualCodes, usualMasses } from './usual-ranges';

const hasUsualLevels = rule(['type', 'materials', 'ratings'], ({ type, materials = [], ratings = {} }) => {
  const palm = materials.find(({ part }) => part === 'palm')?.name ?? '';
  const lining = materials.find(({ part }) => part === 'lining')?.name ?? '';
  const usual = usualCodes.find(
    (each) => each.type === type && each.palm.test(palm) && (each.lining?.test(lining) ?? true),
  );
  const places = ratings.en388 ? readMarking('en388', ratings.en388.code) : [];
  return (usual?.places ?? []).flatMap((choices, index) => {
    const character = places[index]?.character ?? '';
    return warningIf(character !== '' && !choices.includes(character), {
      path: ['ratings', 'en388', 'code'],
      rule: `W-388-P${index + 1}`,
      message: `position ${index + 1} is ${character}; for ${palm.toLowerCase()} ${Array.from(choices).join(' or ')} is usual`,
    });
  });
});

const hasUsualMass = rule(['type', 'materials'], ({ type, materials = [] }) =>
  materials.flatMap(({ part, name, gsm = 0 }, index) => {
    const usual = usualMasses.find((each) => each.type === type && each.shell.test(name));
    const [lowest, highest] = usual?.gsm ?? [0, Infinity];
    return warningIf(part === 'shell' && gsm > 0 && (gsm < lowest || gsm > highest), {
      path: ['materials', index, 'gsm'],
      rule: 'W-MASS',
      message: `${name} of ${lowest} to ${highest} g/m² is usual`,
    });
  }),
);

/** Lightest cloths in g/m² for the second welding class and the first arc class. */
const lightest = { secondWeldingClass: 340, firstArcClass: 250 };

const isHeavyEnough = rule(['materials', 'ratings'], ({ materials = [], ratings = {} }) => {
  const gsm = materials.find(({ part }) => part === 'shell')?.gsm ?? Infinity;
  const { secondWeldingClass, firstArcClass } = lightest;
  return [
    ...warningIf((ratings.iso11611?.code.startsWith('Class 2') ?? false) && gsm < secondWeldingClass, {
      path: ['ratings', 'iso11611', 'code'],
      rule: 'W-11611-MASS',
      message: `class 2 is usual from ${secondWeldingClass} g/m²`,
    }),
    ...warningIf((ratings.iec61482?.code.startsWith('APC') ?? false) && gsm < firstArcClass, {
      path: ['ratings', 'iec61482', 'code'],
      rule: 'W-61482-MASS',
      message: `an arc class is usual from ${firstArcClass} g/m²`,
    }),
  ];
});

const namesWhatItNeeds = rule(
  ['materials', 'description', 'ratings'],
  ({ materials = [], description, ratings = {} }) => {
    const words = [...description, ...materials.map(({ name }) => name)].join(' ');
    return [
      ...warningIf(ratings.en1149_5 !== undefined && !/antistatic|conductive|carbon/i.test(words), {
        path: ['ratings', 'en1149_5'],
        rule: 'W-1149',
        message: 'usual only with a conductive grid; nothing says that it has one',
      }),
      ...warningIf(ratings.en13034 !== undefined && !/fluorocarbon|repellent/i.test(words), {
        path: ['ratings', 'en13034', 'code'],
        rule: 'W-13034',
        message: 'usual only with a repellent finish; nothing says that it has one',
      }),
    ];
  },
);

const staysUnprotected = rule(['type', 'ratings', 'ppeCategory'], ({ type, ratings, ppeCategory }) => [
  ...warningIf(type === 'Non Fire Resistants Garments' && ratings !== undefined, {
    path: ['ratings'],
    rule: 'W-NF-RATINGS',
    message: 'such garments seldom claim protection',
  }),
  ...warningIf(type === 'Non Fire Resistants Garments' && ppeCategory !== undefined && ppeCategory !== 1, {
    path: ['ppeCategory'],
    rule: 'W-NF-CATEGORY',
    message: 'such garments are usually of category I',
  }),
]);

const hasUsualClass = rule(['kind', 'ratings'], ({ kind = '', ratings = {} }) => {
  const printed = ratings.iso20471?.code;
  const usual = /jacket|coverall/i.test(kind) ? '3' : /^vest/i.test(kind) ? '2' : undefined;
  return warningIf(printed !== undefined && usual !== undefined && printed !== usual, {
    path: ['ratings', 'iso20471', 'code'],
    rule: 'W-20471-CLASS',
    message: `class ${usual ?? ''} is usual for: ${kind.toLowerCase()}`,
  });
});

/** Titles of features by the specification; others are shown as they are. */
const featureTitles = ['Palm', 'Back', 'Entrance', 'Description'];

const hasUsualFeatures = rule(['features'], ({ features = [] }) =>
  features.flatMap(({ title }, index) =>
    warningIf(!featureTitles.includes(title), {
      path: ['features', index, 'title'],
      rule: 'W-FEATURE',
      message: `is no usual title of a feature: ${featureTitles.join(', ')}`,
    }),
  ),
);

/** What is seldom seen in the trade: worth a second look, and no mistake by itself. */
export const typicalRules: readonly ArticleRule[] = [
  hasUsualLevels,
  hasUsualMass,
  isHeavyEnough,
  namesWhatItNeeds,
  staysUnprotected,
  hasUsualClass,
  hasUsualFeatures,
];
