/** A VASSAL module says all that its scenario does, as an independent reader of the format finds it (XCH-2). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { LANGUAGES } from '#shared/i18n/localized'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { RULESETS } from '#shared/rules/registry/registry'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { longRun } from '../../support/longRuns'
import { editionIn, GALLERY } from '../../support/scenarioFiles'
import { checkModule } from './checkModule'
import { randomScenario } from './randomScenario'
import { moduleOf } from './readModule'

function planned(scenario: Scenario, language: 'fr' | 'en' = 'fr') {
  const ruleset = rulesetOf(scenario)
  const plan = planModule({ scenario, ruleset }, { language, eyes: 'players', baseName: 'module' })
  const entries = Object.fromEntries(writtenEntries(plan).map(({ name, bytes }) => [name, bytes]))
  return { scenario, plan, module: moduleOf(entries), entries }
}

describe('every ready scenario', () => {
  const editions = GALLERY.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))
  it.each(editions)('%s (%s)', (name, language) => {
    const given = planned(editionIn(language, name), language)
    checkModule(given)
    expect(given.plan.warnings.filter(({ en }) => /numbering|rules do not know/.test(en))).toEqual([])
  })
})

/** The cases for each ruleset. */
const { cases, seed: first } = longRun('modules of random scenarios')

describe('random scenarios', () => {
  it.each(RULESETS.map(({ id }) => id))(`${cases} of %s`, (id) => {
    const ruleset = RULESETS.find((one) => one.id === id)
    if (!ruleset) throw new Error(id)
    for (let seed = first; seed < first + cases; seed++) {
      try {
        checkModule(planned(randomScenario(ruleset, seed)))
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
  })
})
