/** Magna Carta, assembled. */
import { because, ruling } from '../ruling'
import { COUNTER_SCHEMA } from './counterSchema'
import { facingKind } from './facing'
import { FEATURES } from './features'
import { FIGURES } from './figures'
import { fireOver } from './fireOver'
import { INFILTRATION_RULES } from './infiltration'
import { MARKERS } from './markers'
import { type MedievalRules } from './medievalRules'
import { medievalRuleset } from './medievalRuleset'
import { OPTIONS } from './options'
import { STRUCTURES } from './structures'
import { ruleTables } from './tables'
import { TERRAINS } from './terrain'

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
