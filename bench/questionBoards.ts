/** Large boards on which questions are measured: one with the counters of a ready scenario, and one crowded about a counter. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Counter } from '#shared/document/armies'
import { counterId, type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexDistance, hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { hexesOfGrid, toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { readScenario } from '#shared/format/read'
import { areEnemies, countersOnMap } from '#shared/rules/standing/position'
import { mixedMap } from './document'

const SIDE_HEXES = 60

/** The counters of a ready scenario, where they stand, on a board of 60 x 60 hexes. */
export function largeBoard(file: string): Scenario {
  const path = fileURLToPath(new URL(`../assets/gallery/${file}.castellan`, import.meta.url))
  const read = readScenario(readFileSync(path, 'utf8'), file)
  if (!read.ok) throw new Error(read.error.message.en)
  const { map, ...scenario } = read.value
  const { grid } = map
  const large = mixedMap(SIDE_HEXES, SIDE_HEXES).map
  return {
    ...scenario,
    boards: {},
    map: {
      ...map,
      chunks: large.chunks.map((chunk) => ({
        ...chunk,
        terrain: chunk.terrain.map((id) => (id === 'wood' ? id : 'clear')),
      })),
      hexsides: {},
      grid: { ...grid, columns: SIDE_HEXES, rows: SIDE_HEXES },
    },
  }
}

const ENEMIES = 20
const FRIENDS = 4
/** Hexes from the counter in the middle. */
const CROWD_WITHIN = 5

/** The same board with one counter in its middle and a crowd about it, drawn by a seed. */
export function crowdedBoard(file: string, middle: CounterId, seed: number): Scenario {
  const scenario = largeBoard(file)
  const { grid } = scenario.map
  const rng = createRng(seed)
  const center = toAxial({ col: SIDE_HEXES / 2, row: SIDE_HEXES / 2 }, grid)
  const own = scenario.counters[middle]
  if (!own) throw new Error(`no ${middle}`)
  const hexes = [...hexesOfGrid(grid)].filter((hex) => {
    const far = hexDistance(center, hex)
    return far > 1 && far <= CROWD_WITHIN
  })
  const others = countersOnMap(scenario, middle).map(([, counter]) => counter)
  const enemies = others.filter((counter) => areEnemies(scenario, own, counter))
  const friends = others.filter((counter) => !areEnemies(scenario, own, counter))
  const crowd = [...copies(enemies, ENEMIES), ...copies(friends, FRIENDS)].map(
    (counter, index): [CounterId, Counter] => {
      const [hex] = hexes.splice(rng.below(hexes.length), 1)
      const facing = { ...counter.facing, index: direction(rng.below(6)) }
      return [counterId(`crowd-${index}`), { ...counter, ...(hex && { hex: hexKey(hex) }), facing }]
    },
  )
  return {
    ...scenario,
    counters: { ...Object.fromEntries(crowd), [middle]: { ...own, hex: hexKey(center) } },
  }
}

function copies(counters: readonly Counter[], count: number): Counter[] {
  return Array.from({ length: count }, (_, index) => counters[index % counters.length] as Counter)
}
