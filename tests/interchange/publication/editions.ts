/** A scenario of the gallery as an edition, edited by commands, and made in Node with a viewer that does nothing. */
import { type Scenario } from '#shared/document/types'
import {
  compareEditions,
  type EditionContents,
  type EditionDifference,
} from '#shared/interchange/publication/compareEditions'
import { type EditionSettings } from '#shared/interchange/publication/editionList'
import { SHEET_KINDS } from '#shared/interchange/publication/kinds'
import { type Edition, makeEdition } from '#shared/interchange/publication/makeEdition'
import { contentsOf, type EditionPlan, planEdition } from '#shared/interchange/publication/planEdition'
import { type Progress } from '#shared/print/progress'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../../main/export/nodePlatform'
import { galleryScenario } from '../../support/scenarioFiles'

const SETTINGS: EditionSettings = { languages: ['fr'], kinds: SHEET_KINDS, paper: 'a4', style: 'ink' }
export const PROGRAM = '1.0.0'

const sortie = galleryScenario('the-sortie')

/** The sortie with version, date and licence. */
export const SORTIE: Scenario = {
  ...sortie,
  info: { ...sortie.info, date: '2026-11-26', version: '1.2', license: 'CC BY-SA 4.0' },
}

export function plan(scenario: Scenario, settings: Partial<EditionSettings> = {}): Promise<EditionPlan> {
  return planEdition({ scenario, ruleset: rulesetOf(scenario) }, { ...SETTINGS, ...settings })
}

const known = new Map<Scenario, EditionContents>()

/** Painted once for each scenario with the usual settings. */
async function contentsOnce(
  scenario: Scenario,
  settings: Partial<EditionSettings>,
): Promise<EditionContents> {
  if (Object.keys(settings).length > 0) return contentsOf(await plan(scenario, settings), PROGRAM)
  const contents = known.get(scenario) ?? contentsOf(await plan(scenario), PROGRAM)
  known.set(scenario, contents)
  return contents
}

/** Lists what is out of date after an edit: kinds of sheets, with what has become of each that is not just changed. */
export async function outOfDate(
  before: Scenario,
  after: Scenario,
  settings: Partial<EditionSettings> = {},
): Promise<EditionDifference> {
  return compareEditions(await contentsOnce(before, settings), await contentsOnce(after, settings))
}

const VIEWER = { script: 'export {}', style: 'body{}', licences: 'none' }

export async function made(
  scenario: Scenario,
  settings: Partial<EditionSettings> = {},
  progress: Progress = {},
): Promise<Edition> {
  const platform = { ...(await createNodePlatform(scenario)), pageViewer: () => Promise.resolve(VIEWER) }
  return makeEdition(await plan(scenario, settings), PROGRAM, platform, progress)
}
