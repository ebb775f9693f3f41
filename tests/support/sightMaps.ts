/** Builders of small maps for tests of sight: levels, structures, markers. */
import { cellIndex, CHUNK_CELLS, chunkIndex } from '#shared/document/chunk'
import { markerId } from '#shared/document/ids'
import { type Scenario, type Structure } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toOffset } from '#shared/hex/grid'
import { withTerrain } from './boardFromText'
import { hexNamed } from './scenario'

/** Sets the ground level of hexes. */
export function withLevel(scenario: Scenario, level: number, hexes: readonly string[]): Scenario {
  const chunks = [...scenario.map.chunks]
  for (const name of hexes) {
    const coord = toOffset(hexNamed(scenario, name), scenario.map.grid)
    const index = chunkIndex(coord, scenario.map.grid)
    const chunk = chunks[index]
    if (!chunk) throw new Error(`${name} is off the map`)
    const elevation = chunk.elevation ?? new Array<number>(CHUNK_CELLS).fill(0)
    chunks[index] = { ...chunk, elevation: elevation.with(cellIndex(coord), level) }
  }
  return { ...scenario, map: { ...scenario.map, chunks } }
}

export function paintHexes(scenario: Scenario, terrain: string, hexes: readonly string[]): Scenario {
  return withTerrain(
    scenario,
    terrain,
    hexes.map((hex) => hexNamed(scenario, hex)),
  )
}

export function withStructure(scenario: Scenario, hex: string, structure: Structure): Scenario {
  const structures = { ...scenario.map.structures, [hexKey(hexNamed(scenario, hex))]: structure }
  return { ...scenario, map: { ...scenario.map, structures } }
}

export function withMarker(scenario: Scenario, kind: string, hex: string): Scenario {
  const marker = { kind, hex: hexKey(hexNamed(scenario, hex)) }
  const markers = { ...scenario.map.markers, [markerId(`${kind}-${hex}`)]: marker }
  return { ...scenario, map: { ...scenario.map, markers } }
}
