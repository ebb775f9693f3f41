/** Hexside features of the common mechanics (CM-SID). Level differences are derived, never painted. */
import { type FeatureRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'

/** Says nothing about anything: what every row starts from. */
export const PLAIN_FEATURE = {
  slot: 'barrier',
  closes: false,
  directional: false,
  sitsInWall: false,
  hasState: false,
  hasPortcullis: false,
  entrance: false,
  crossing: 'free',
  road: false,
  levels: true,
  shock: 0,
  fire: 0,
  endsCharge: false,
  endsFormation: false,
  source: 'book',
} as const

const fortified = { crossing: 'climb', fire: -8, endsCharge: true, endsFormation: true } as const

export const FEATURES: readonly FeatureRow[] = [
  {
    ...PLAIN_FEATURE,
    ...called('rough', 'bord accidenté', 'rough hexside'),
    crossing: 'rough',
    shock: -1,
    fire: -2,
    endsCharge: true,
    endsFormation: true,
    rule: 'CM-SID-3',
  },
  {
    ...PLAIN_FEATURE,
    ...called('impassable', 'bord infranchissable', 'impassable hexside'),
    natural: true,
    crossing: 'climb',
    fire: -2,
    endsCharge: true,
    endsFormation: true,
    rule: 'CM-SID-4',
  },
  {
    ...PLAIN_FEATURE,
    ...called('water', 'bord d’eau', 'water hexside'),
    look: 'water-side',
    natural: true,
    crossing: 'swim',
    endsCharge: true,
    endsFormation: true,
    rule: 'CM-SID-4',
  },
  { ...PLAIN_FEATURE, ...called('normal', 'bord normal', 'normal hexside'), levels: false, rule: 'CM-SID-3' },
  {
    ...PLAIN_FEATURE,
    ...fortified,
    ...called('fortification', 'bord de fortification', 'fortification hexside'),
    look: 'fortification-side',
    closes: true,
    rule: 'CM-SID-6',
  },
  {
    ...PLAIN_FEATURE,
    ...fortified,
    ...called('fortification-entrance', 'entrée de fortification', 'fortification entrance'),
    slot: 'opening',
    sitsInWall: true,
    entrance: true,
    hasOwner: true,
    crossing: 'free',
    rule: 'CM-SID-6',
  },
  { ...PLAIN_FEATURE, ...called('road', 'route', 'road'), slot: 'way', road: true, rule: 'CM-SID-3' },
  { ...PLAIN_FEATURE, ...called('path', 'chemin', 'path'), slot: 'way', road: true, rule: 'CM-SID-3' },
]
