/** The common mechanics, assembled. */
import { COUNTER_SCHEMA } from './rows/counterSchema'
import { type FantasyRules } from './position/fantasyRules'
import { fantasyRuleset } from './fantasyRuleset'
import { FEATURES } from './rows/features'
import { FIGURES } from './figures/figures'
import { OBSTACLES } from './rows/obstacles'
import { OPTIONS } from './position/options'
import { TERRAINS } from './rows/terrain'

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
