/** The cardboard of the medieval family: the faces of a character and of its mount, as MC-MAP-3 lays them on counters. */
import { type Counter, type FacePair } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { joined, type Localized } from '#shared/i18n/localized'
import { type Cardboard, type FaceChoice, type ShownState } from '#shared/rules/contract/cardboard'
import { faceRow } from '#shared/rules/contract/rows'
import { piecesOf, type Shown } from '../characters/character'
import { playedMedievalRules } from '../house/playedRules'
import { type MedievalRules } from '../rules/medievalRules'
import { type MedievalRows } from '../rows/mapRows'
import { spareMarkers } from './spareMarkers'

/** Asked about a scenario, it reads these rules with the scenario's options and house tables. */
export function medievalCardboard(rules: MedievalRules): Cardboard {
  const under = (scenario: Scenario): MedievalRules => playedMedievalRules(rules, scenario).rules
  return {
    pairs: piecesOf(rules.rows, true).map(({ front, back }): FacePair => ({
      front: stateId(front),
      back: stateId(back),
    })),
    states: (scenario, counter, choice) => statesOf(under(scenario).rows, scenario, counter, choice),
    spareMarkers: (scenario, choice) => spareMarkers(under(scenario), scenario, choice),
  }
}

/**
 * The faces of a character in the order of the sheet, each followed by its states. A stunned one may have a marker instead of
 * a face, and a dead one leaves the map.
 * @rule MC-MAP-3
 */
function statesOf(
  rows: MedievalRows,
  { counterTypes }: Scenario,
  { type }: Counter,
  choice: FaceChoice,
): ShownState[] {
  const sheet = counterTypes[type]
  if (!sheet) return []
  const all = piecesOf(rows, sheet.stats['mounted'] === true).flatMap(({ front, back }) => [front, back])
  const needed = choice === 'fewest' ? all.filter((shown) => conditionsOf(shown).length === 0) : all
  const order = Object.keys(sheet.faces)
  return needed
    .filter(({ face }) => order.includes(face))
    .map((shown) => stateOf(rows, shown, sheet.footprint))
}

function stateOf(rows: MedievalRows, shown: Shown, footprint: 1 | 2): ShownState {
  const row = faceRow(rows, shown.face)
  const conditions = conditionsOf(shown)
  const words = [
    row?.name,
    ...conditions.map((id) => rows.counterSchema.conditions.find((one) => one.id === id)?.name),
  ].filter((name): name is Localized => name !== undefined)
  return {
    id: stateId(shown),
    name: joined(words),
    face: shown.face,
    status: Object.fromEntries(conditions.map((id) => [id, true])),
    footprint: row?.footprint ?? footprint,
  }
}

function stateId(shown: Shown): string {
  return [shown.face, ...conditionsOf(shown)].join('+')
}

function conditionsOf({ status }: Shown): string[] {
  return Object.entries(status).flatMap(([id, is]) => (is ? id : []))
}
