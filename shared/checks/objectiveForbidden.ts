/** Hexes to hold, or to leave the map by, on which none of those who should may stand; an exit that is not on the rim. */
import { type Condition, type Exit, type Hold, type Victory, type Who } from '#shared/document/game'
import { conditionInWords } from '#shared/document/inWords/condition'
import { resultInWords } from '#shared/document/inWords/victory'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { rimOf } from '#shared/rules/reinforcements/freeStands'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { hexesNeeded } from '#shared/rules/victory/holdRuns'
import { piecesNamed } from '#shared/rules/victory/pieces'
import { check, type CheckContext, type Found } from './check'
import { mayStandSomehow } from './standing'

/** Each hex for itself: whether there is a way to it is for the proof (`proofs/objectiveProof.ts`). @rule CHK-8 SCN-5 */
export const objectiveForbidden = check({
  code: 'CHK8-objective',
  title: { fr: 'Objectif impossible', en: 'Impossible objective' },
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
  find: (context) =>
    Object.values<Victory>(context.scenario.victory).flatMap((victory) =>
      victory.conditions.flatMap((condition) => faultOf(context, victory, condition)),
    ),
})

function faultOf({ scenario, ruleset }: CheckContext, victory: Victory, condition: Condition): Found[] {
  if (condition.kind !== 'hold' && condition.kind !== 'exit') return []
  const hexes = hexesOfPlace(scenario, condition.place)
  const rim = condition.kind === 'exit' ? new Set(rimOf(scenario.map.grid)) : undefined
  const ways = rim ? hexes.filter((hex) => rim.has(hex)) : hexes
  const says =
    rim && hexes.length > 0 && ways.length === 0
      ? INSIDE
      : isShut(scenario, ruleset, victory, condition, ways)
  if (!says) return []
  const result = resultInWords(scenario, victory)
  const { fr, en } = conditionInWords(scenario, condition, victory.side)
  return [
    {
      message: { fr: `${result.fr}\u202f: ${says.fr}\u202f: ${fr}`, en: `${result.en}: ${says.en}: ${en}` },
      hexes,
      sides: victory.side === undefined ? [] : [victory.side],
    },
  ]
}

const INSIDE: Localized = {
  fr: 'aucune case de la sortie n’est au bord de la carte',
  en: 'no hex of the exit is on the rim of the map',
}
const SHUT: Localized = {
  fr: 'personne de ceux qui le doivent ne peut se tenir sur assez de ces cases',
  en: 'none of those who should may stand on enough of these hexes',
}

/**
 * The fault of a place with too few hexes to stand on: an exit needs one, an objective as many as it asks for. A place without
 * hexes, or for nobody, is the fault of other checks.
 */
function isShut(
  scenario: Scenario,
  ruleset: Ruleset,
  victory: Victory,
  condition: Hold | Exit,
  hexes: readonly HexKey[],
): Localized | undefined {
  const needed = condition.kind === 'hold' ? hexesNeeded(condition, hexes.length) : 1
  const kinds = kindsOf(scenario, piecesNamed(ruleset.counterSchema, scenario, whoOf(victory, condition)))
  if (kinds.length === 0 || hexes.length < needed) return undefined
  let count = 0
  for (const hex of hexes) {
    if (kinds.some((counter) => mayStandSomehow(scenario, ruleset, counter, hex))) count++
    if (count >= needed) return undefined
  }
  return SHUT
}

function whoOf({ side }: Victory, condition: Hold | Exit): readonly Who[] {
  if (condition.kind === 'exit') return condition.who
  return side === undefined ? [] : [{ kind: 'side', side }]
}

/** One of each sheet and state. */
function kindsOf({ counters }: Scenario, ids: readonly CounterId[]): Counter[] {
  const kinds = new Map<string, Counter>()
  for (const id of ids) {
    const counter = counters[id] as Counter
    kinds.set(JSON.stringify([counter.type, counter.face]), counter)
  }
  return [...kinds.values()]
}
