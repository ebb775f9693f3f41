/** The states of a unit on the map, kept by its counter: the sheet offers these, a `Unit` has one of each. @rule CM-STAT-5 */
import { type Named } from './profiles'

/** The values of each state, that of an untouched unit first. */
export const COHESIONS = [
  { id: 'good', name: { fr: 'bon ordre', en: 'good order' } },
  { id: 'shaken', name: { fr: 'ébranlée', en: 'shaken' } },
  { id: 'routed', name: { fr: 'en déroute', en: 'routed' } },
] as const satisfies readonly Named<string>[]

export const FATIGUES = [
  { id: 'fresh', name: { fr: 'fraîche', en: 'fresh' } },
  { id: 'winded', name: { fr: 'essoufflée', en: 'winded' } },
  { id: 'exhausted', name: { fr: 'épuisée', en: 'exhausted' } },
] as const satisfies readonly Named<string>[]

export const AMMUNITIONS = [
  { id: 'full', name: { fr: 'pleines', en: 'full' } },
  { id: 'low', name: { fr: 'basses', en: 'low' } },
  { id: 'out', name: { fr: 'épuisées', en: 'out' } },
] as const satisfies readonly Named<string>[]

export const MOMENTUMS = [
  { id: 'none', name: { fr: 'aucun', en: 'none' } },
  { id: 'contact', name: { fr: 'contact', en: 'contact' } },
  { id: 'charge', name: { fr: 'charge', en: 'charge' } },
] as const satisfies readonly Named<string>[]

export const FORMATION_MODES = [
  { id: 'none', name: { fr: 'aucun', en: 'none' } },
  { id: 'march', name: { fr: 'marche', en: 'march' } },
  { id: 'shield-wall', name: { fr: 'mur de boucliers', en: 'shield wall' } },
  { id: 'tortoise', name: { fr: 'tortue', en: 'tortoise' } },
  { id: 'rank-rotation', name: { fr: 'rotation des rangs', en: 'rank rotation' } },
  { id: 'hedgehog', name: { fr: 'hérisson', en: 'hedgehog' } },
] as const satisfies readonly Named<string>[]
