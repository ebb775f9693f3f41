/** Magna Carta, assembled. */
import { because, ruling } from '../ruling'
import { COUNTER_SCHEMA } from './characters/counterSchema'
import { facingKind } from './facing'
import { FEATURES } from './ground/features'
import { FIGURES } from './figures'
import { fireOver } from './fire/fireOver'
import { INFILTRATION_RULES } from './infiltration/infiltration'
import { MARKERS } from './ground/markers'
import { type MedievalRules } from './medievalRules'
import { medievalRuleset } from './medievalRuleset'
import { OPTIONS } from './options'
import { STRUCTURES } from './ground/structures'
import { ruleTables } from './tables'
import { TERRAINS } from './ground/terrain'

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
