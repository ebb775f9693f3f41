/** Magna Carta, assembled. */
import { because, ruling } from '#shared/rules/sentences/ruling'
import { COUNTER_SCHEMA } from './rows/counterSchema'
import { facingKind } from './position/facing'
import { FEATURES } from './rows/features'
import { FIGURES } from './figures/figures'
import { INFILTRATION_RULES } from './infiltration/infiltration'
import { MARKERS } from './rows/markers'
import { type MedievalRules } from './rules/medievalRules'
import { medievalRuleset } from './medievalRuleset'
import { OPTIONS } from './rules/options'
import { STRUCTURES } from './rows/structures'
import { ruleTables } from './tables'
import { TERRAINS } from './rows/terrain'
import { fireOver } from './fire/charactersOnLine'

export const MAGNA_CARTA: MedievalRules = {
  id: 'magna-carta',
  name: { fr: 'Magna Carta', en: 'Magna Carta' },
  rows: {
    terrains: TERRAINS,
    features: FEATURES,
    structures: STRUCTURES,
    markers: MARKERS,
    counterSchema: COUNTER_SCHEMA,
  },
  figures: FIGURES,
  options: OPTIONS,
  chosen: {},
  ruleTables,
  infiltrationTable: ({ figures }) => figures.infiltration,
  opportunity: INFILTRATION_RULES,
  facingKind,
  fireOver,
  hexesInView: (_, __, track) => ruling(track, because('MC-GEO-1')),
}

export const magnaCarta = medievalRuleset(MAGNA_CARTA)
