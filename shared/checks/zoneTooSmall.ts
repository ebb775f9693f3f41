/**
 * Set-up zones with fewer hexes than their counters need, by counting alone: whether those that are enough in number really fit is
 * for the proof (`proofs/setUpProof.ts`).
 */
import { footprintSize } from '#shared/document/counters'
import { some } from '#shared/document/inWords/lists'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { isOut } from '#shared/rules/victory/pieces'
import { check, type Found } from './check'
import { setUpOfSides } from './setUpOfSides'
import { mayStandSomehow } from './standing'

/** A counter of the set-up by its id. */
type Placed = readonly [CounterId, Counter]

/** @rule CHK-7 */
export const zoneTooSmall = check({
  code: 'CHK7-zone-too-small',
  title: { fr: 'Zone de mise en place trop petite', en: 'Set-up zone too small' },
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
  find({ scenario, ruleset }) {
    return setUpOfSides({ scenario }).flatMap(({ side, name, inZones, hexes, counters }): Found[] => {
      const placed = counters.filter(
        ([, counter]) => (inZones || counter.hex === undefined) && !isOut(ruleset.counterSchema, counter),
      )
      const kinds = byKind(placed)
      for (const those of ruleset.oneAHex ? [kinds.flat()] : kinds) {
        const needed = ruleset.oneAHex ? covered(scenario, those) : hexesOfStacks(scenario, ruleset, those)
        const there = hexesFor(scenario, ruleset, those, hexes, needed)
        if (there >= needed) continue
        const [count, need, have] = [
          some(those.length, ...COUNTER),
          some(needed, ...HEX),
          some(there, ...HEX),
        ]
        return [
          {
            message: {
              fr: `Zones de mise en place trop petites pour le camp ${name.fr}\u202f: ${count.fr} à placer sur ${need.fr} au moins, et ${have.fr} où se tenir`,
              en: `The set-up zones of the side ${name.en} are too small: ${count.en} to be placed on ${need.en} at least, and ${have.en} to stand on`,
            },
            hexes: [...hexes],
            counters: those.map(([id]) => id),
            sides: [side],
          },
        ]
      }
      return []
    })
  },
})

const COUNTER: [Localized, Localized] = [localized('pion', 'counter'), localized('pions', 'counters')]
const HEX: [Localized, Localized] = [localized('case', 'hex'), localized('cases', 'hexes')]

/** Those of one sheet in one state: where one may stand, and how many share a hex, holds for all. */
function byKind(placed: readonly Placed[]): Placed[][] {
  const kinds = new Map<string, Placed[]>()
  for (const [id, counter] of placed) {
    const key = JSON.stringify([counter.type, counter.face, counter.placement, counter.status])
    const known = kinds.get(key)
    if (known) known.push([id, counter])
    else kinds.set(key, [[id, counter]])
  }
  return [...kinds.values()]
}

function covered(scenario: Scenario, placed: readonly Placed[]): number {
  return placed.reduce((sum, [, counter]) => sum + footprintSize(scenario, counter), 0)
}

/** Those of one kind, as many in a hex as its rules let share one that nothing else is in. */
function hexesOfStacks(scenario: Scenario, ruleset: Ruleset, placed: readonly Placed[]): number {
  const hex = hexKey({ q: 0, r: 0 })
  const empty = { ...scenario, map: { ...scenario.map, markers: {} } }
  const mayShare = (count: number): boolean => {
    const ids = placed.slice(0, count).map(([id]) => id)
    const stack = placed.slice(0, count).map(([id, counter]) => [id, { ...counter, hex }])
    return ruleset.mayStack({ ...empty, counters: Object.fromEntries(stack) }, parseHexKey(hex), ids).value
  }
  let most = 1
  while (most < placed.length && mayShare(most + 1)) most++
  return Math.ceil(covered(scenario, placed) / most)
}

/** The hexes on which one of these at least may stand; no more than are `enough` are counted. */
function hexesFor(
  scenario: Scenario,
  ruleset: Ruleset,
  placed: readonly Placed[],
  hexes: Iterable<HexKey>,
  enough: number,
): number {
  const kinds = byKind(placed).flatMap(([first]) => (first ? [first[1]] : []))
  let count = 0
  for (const hex of hexes) {
    if (count >= enough) break
    if (kinds.some((counter) => mayStandSomehow(scenario, ruleset, counter, hex))) count++
  }
  return count
}
