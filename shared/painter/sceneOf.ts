/** From a document and its ruleset to what the painter draws. No work per hex: safe after every edit. */
import { countersByHex, footprint } from '#shared/document/counters'
import {
  type Counter,
  type CounterId,
  type Scenario,
  type ScenarioMap,
  type SideId,
} from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { type CounterFace } from '#shared/rules/counterFace'
import { type FallRows, isFallenBarrier, isFallenStructure } from '#shared/rules/fallen'
import { type TerrainLook } from '#shared/rules/looks'
import { placedBackground } from './placedBackground'
import { type PlacedFace, type Scene, type SceneRuleset } from './scene'

export interface SceneOptions {
  /**
   * Counters and markers that one side must not see: drawn while designing (default). On paper a counter is what its
   * ruleset conceals it under, and left out when that is nothing, as markers are, and a background not meant for print.
   */
  readonly hidden?: boolean
}

/** The scene of a scenario: map and looks are looked up, counters that are on the map are described, bottom first. */
export function sceneOf(scenario: Scenario, ruleset: SceneRuleset, options: SceneOptions = {}): Scene {
  const secrets = options.hidden ?? true
  const seen = secrets ? scenario : withoutHidden(scenario, ruleset)
  const { map } = seen
  const terrains = lookById(ruleset.terrains)
  const caves = caveLooks(ruleset)
  const features = lookById(ruleset.features)
  // Markers are asked for by their kind.
  const structures = lookById([...ruleset.markers, ...ruleset.structures])
  const openLook = terrains.get(ruleset.openTerrain) ?? 'clear'
  return {
    map,
    background: placedBackground(map),
    layout: { grid: map.grid, hexMm: map.hexMm },
    terrainLook: (id, environment) =>
      (environment === 'cave' ? caves.get(id) : undefined) ?? terrains.get(id) ?? openLook,
    featureLook: (id) => features.get(id) ?? 'wall',
    structureLook: (id) => structures.get(id) ?? 'wall-hex',
    ...fallenIn(map, ruleset),
    sideColor: (id) => scenario.sides[id as SideId]?.color,
    attributes: ruleset.hexAttributes,
    counters: placedFaces(seen, ruleset, options),
    boards: scenario.boards,
    labels: seen.labels,
    zones: seen.zones,
  }
}

/** The parts of a map that have fallen under these rows. */
export function fallenIn(
  map: ScenarioMap,
  rows: FallRows,
): Pick<Scene, 'isFallenBarrier' | 'isFallenStructure'> {
  return {
    isFallenBarrier: ({ side, features: { barrier } }) =>
      barrier !== undefined && isFallenBarrier(rows, map, side, barrier),
    isFallenStructure: (hex, structure) => isFallenStructure(rows, map, hex, structure),
  }
}

function lookById<L>(rows: readonly { readonly id: string; readonly look: L }[]): Map<string, L> {
  return new Map(rows.map((row) => [row.id, row.look]))
}

// What terrains look like underground, as far as that differs; nothing where the ruleset knows no caves.
function caveLooks({ terrains, hexAttributes }: SceneRuleset): Map<string, TerrainLook> {
  if (!hexAttributes.includes('cave')) return new Map()
  return new Map(terrains.flatMap(({ id, caveLook }) => (caveLook ? [[id, caveLook]] : [])))
}

function withoutHidden(scenario: Scenario, { concealedFace }: SceneRuleset): Scenario {
  const { background, ...map } = scenario.map
  const counters = concealedFace ? scenario.counters : notHidden(scenario.counters)
  const printed = background?.print ? { background } : {}
  return { ...scenario, counters, map: { ...map, ...printed, markers: notHidden(map.markers) } }
}

function notHidden<T extends { readonly hidden?: boolean }>(
  items: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(items).filter(([, item]) => !item.hidden))
}

/** The counters that are on the map, bottom first. */
export function placedFaces(
  scenario: Scenario,
  ruleset: Pick<SceneRuleset, 'counterFace' | 'concealedFace'>,
  { hidden = true }: SceneOptions = {},
): PlacedFace[] {
  const stacks = countersByHex(scenario)
  const counters = Object.entries(scenario.counters) as [CounterId, Counter][]
  return counters
    .flatMap(([id, counter]) => {
      const stack = counter.hex === undefined ? undefined : stacks.get(counter.hex)
      if (!stack) return []
      const concealed = !hidden && (counter.hidden || counter.decoy)
      const shown = (concealed && ruleset.concealedFace?.(scenario, counter)) || undefined
      const placed = placedFace(scenario, id, stack, shown ?? ruleset.counterFace(scenario, counter))
      if (!shown) return [placed]
      // What is concealed does not tell where it looks.
      const { rear: _, ...front } = placed
      return [{ ...front, angle: 0 }]
    })
    .sort((a, b) => a.level - b.level)
}

/** A counter that is on the map, in its stack, with a face. */
export function placedFace(
  scenario: Scenario,
  id: CounterId,
  stack: readonly CounterId[],
  face: CounterFace,
): PlacedFace {
  const counter = scenario.counters[id] as Counter
  const [hex, rear] = footprint(scenario, counter) as [Axial, Axial?]
  const angle = facingAngle(counter.facing, scenario.map.grid)
  const placed = { id, face, hex, angle, level: stack.indexOf(id), stackHeight: stack.length }
  return rear ? { ...placed, rear } : placed
}
