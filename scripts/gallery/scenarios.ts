/** The scenarios of the gallery that `npm run gallery` writes, by the name of their file. */
import { readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { inEnglish } from './english'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type BoardRules, drawnScenario } from './drawnBoard'
import { teachingScenarios } from './teachingScenarios'
import { THE_PASS } from './thePass'
import { UNDER_THE_HILL } from './underTheHill'

const FANTASY: BoardRules = {
  ...{ ruleset: commonMechanics, catalogue: 'common-mechanics', preset: 'board-12x16' },
}

type Files = Readonly<Record<string, Scenario>>

export function galleryScenarios(): Files {
  const drawn = {
    ...teachingScenarios(),
    'the-pass.castellan': drawnScenario(THE_PASS, FANTASY),
    'under-the-hill.castellan': drawnScenario(UNDER_THE_HILL, FANTASY),
  }
  return { ...drawn, ...englishEditions({ ...drawn, 'the-sortie.castellan': theSortie() }) }
}

/** The one that was made with the program itself, in French. */
function theSortie(): Scenario {
  const file = new URL('../../assets/gallery/the-sortie.castellan', import.meta.url)
  const read = readScenario(readFileSync(file, 'utf8'), file.pathname)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

/** `the-pass.en.castellan`, beside the French `the-pass.castellan`. */
function englishEditions(french: Files): Files {
  return Object.fromEntries(
    Object.entries(french).map(([file, scenario]) => [
      file.replace(/castellan$/, 'en.castellan'),
      inEnglish(scenario),
    ]),
  )
}
