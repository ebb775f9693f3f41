/** The common mechanics, assembled. */
import { COUNTER_SCHEMA } from './units/counterSchema'
import { type FantasyRules } from './fantasyRules'
import { fantasyRuleset } from './fantasyRuleset'
import { FEATURES } from './ground/features'
import { FIGURES } from './figures'
import { OBSTACLES } from './ground/obstacles'
import { OPTIONS } from './options'
import { TERRAINS } from './ground/terrain'

export const COMMON_MECHANICS: FantasyRules = {
  id: 'common-mechanics',
  name: { fr: 'Mécanismes communs', en: 'Common mechanics' },
  rows: {
    terrains: TERRAINS,
    features: FEATURES,
    structures: [],
    markers: OBSTACLES,
    counterSchema: COUNTER_SCHEMA,
  },
  figures: FIGURES,
  options: OPTIONS,
  chosen: {},
}

export const commonMechanics = fantasyRuleset(COMMON_MECHANICS)
