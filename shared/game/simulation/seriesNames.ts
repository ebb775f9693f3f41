/** The names of all that a series counts, kept with it: its parts are read where the scenario is not. */
import { called } from '#shared/document/called'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { counterName, sideOf } from '#shared/document/counters'
import { resultInWords } from '#shared/document/inWords/victory'
import { sideInWords } from '#shared/document/inWords/kindOfPieces'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, sameInBoth } from '#shared/i18n/localized'

/** By what is named and its id: `side dead`, `way dead-1`, `type dead/archer`, `reinforcement relief`. */
export type SeriesNames = Readonly<Record<string, Localized>>

export function seriesNames(scenario: Scenario): SeriesNames {
  return inBothLanguages(scenario, namesIn)
}

function namesIn(scenario: Scenario): SeriesNames {
  const sides = (Object.keys(scenario.sides) as SideId[]).map((id) => [
    `side ${id}`,
    sideInWords(scenario, id),
  ])
  const ways = Object.entries(scenario.victory).map(([id, way]) => [
    `way ${id}`,
    resultInWords(scenario, way),
  ])
  const reinforcements = Object.entries(scenario.reinforcements).map(([id, { name }]) => [
    `reinforcement ${id}`,
    sameInBoth(name || id),
  ])
  const types = (Object.keys(scenario.counters) as CounterId[]).flatMap((id) => {
    const counter = scenario.counters[id]
    if (!counter || counter.spare || counter.decoy) return []
    const name = scenario.counterTypes[counter.type]?.name || counterName(scenario, id)
    const side = sideOf(scenario, counter)
    const whose = side === undefined ? '' : ` (${called(scenario.sides[side], side)})`
    return [[`type ${side ?? '-'}/${counter.type}`, sameInBoth(`${name}${whose}`)] as const]
  })
  return Object.fromEntries([...sides, ...ways, ...reinforcements, ...types]) as SeriesNames
}
