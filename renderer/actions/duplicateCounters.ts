/** Lays a second one of each counter beside the first ones, where all of them find free hexes. */
import { pasteRegion } from '#shared/commands/pasteRegion'
import { countersByHex, footprint } from '#shared/document/counters'
import { laidRegion } from '#shared/document/region/laid'
import { takeCounters } from '#shared/document/region/takeCounters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { addHex, type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { ring } from '#shared/hex/region'
import { localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { countedCounters } from '../tools/words/counted'

/** Hexes; one that lies farther away would be looked for. */
const FARTHEST = 6

const HERE: Axial = { q: 0, r: 0 }

/**
 * One undo step; the duplicates are selected then. Those beside the map are left out. Answers whether it was done: not when
 * there is too little room.
 */
export function duplicateCounters(
  { document, session }: Pick<Editor, 'document' | 'session'>,
  ids: readonly CounterId[],
): boolean {
  const before = document.scenario
  const placed = ids.flatMap((id) => before.counters[id] ?? []).filter(({ hex }) => hex !== undefined)
  const taken = takeCounters(before, ids, HERE)
  const at = freeStep(before, document.ruleset, placed)
  if (!taken || !at) return false
  const { openTerrain } = document.ruleset
  const clip = laidRegion(taken, before, at, { parts: ['counters'], through: false, openTerrain })
  const count = countedCounters(placed.length)
  const label = localized(`Dupliquer\u202f: ${count.fr}`, `Duplicate ${count.en}`)
  if (document.run(pasteRegion, { clip, at: hexKey(at), idCode: document.idCode, label })) return true
  const made = (Object.keys(document.scenario.counters) as CounterId[]).filter(
    (id) => !(id in before.counters),
  )
  session.select({ kind: 'counters', counters: made })
  return true
}

/** The shortest step that brings all these counters to free hexes where they may stand, if there is one. */
function freeStep(scenario: Scenario, ruleset: Ruleset, counters: readonly Counter[]): Axial | undefined {
  const taken = countersByHex(scenario)
  const isFree = (counter: Counter): boolean => {
    const covered = footprint(scenario, counter)
    const [front, rear] = covered
    return (
      covered.every(
        (hex) =>
          onGrid(hex, scenario.map.grid) &&
          !taken.has(hexKey(hex)) &&
          ruleset.mayStand(scenario, counter, hex).value,
      ) && !(front && rear && !ruleset.mayStraddle(scenario, front, rear).value)
    )
  }
  for (let radius = 1; radius <= FARTHEST; radius++)
    for (const step of ring(HERE, radius)) {
      const moved = ({ hex, ...counter }: Counter): Counter => ({
        ...counter,
        ...(hex && { hex: hexKey(addHex(parseHexKey(hex), step)) }),
      })
      if (counters.every((counter) => isFree(moved(counter)))) return step
    }
  return undefined
}
