/** The scenarios of the gallery that `npm run gallery` writes, by the name of their file. */
import { type Scenario } from '#shared/document/types'
import { fantasyScenarioOf } from './fantasyBoard'
import { teachingScenarios } from './teachingScenarios'
import { THE_PASS } from './thePass'
import { UNDER_THE_HILL } from './underTheHill'

/** "The pass" and "Under the hill", where the fantasy game is taught. */
export function fantasyScenarios(): Readonly<Record<string, Scenario>> {
  return {
    'the-pass.castellan': fantasyScenarioOf(THE_PASS),
    'under-the-hill.castellan': fantasyScenarioOf(UNDER_THE_HILL),
  }
}

export function galleryScenarios(): Readonly<Record<string, Scenario>> {
  return { ...teachingScenarios(), ...fantasyScenarios() }
}
