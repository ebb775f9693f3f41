/** Takes another version of the scenario, such as one merged with a copy (XCH-7): one step, of the parts that differ. */
import { titleIn } from '#shared/document/authorText'
import { type Draft } from 'immer'
import {
  CELL_LAYERS,
  type RecordKind,
  recordOf,
  RECORDS,
  type SingleKind,
  singleOf,
  SINGLES,
} from '#shared/document/changeSet'
import { keyed } from '#shared/document/fields/vocabulary'
import { scenario } from '#shared/document/scenario'
import { type Chunk, type Scenario, type ScenarioMap } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found, presentLayer } from './command/cells'
import { command } from './command/command'
import { putPart } from './command/parts'
import { sameValue } from './sameValue'

export const takeVersion = command({
  id: 'take-version',
  params: keyed({
    /** The whole scenario as it is to be. */
    version: scenario,
  }),
  name: ({ version }) =>
    localized(
      `Fusionner une copie\u202f: ${titleIn(version.info, 'fr')}`,
      `Merge a copy of ${titleIn(version.info, 'en')}`,
    ),
  run(draft, { version }) {
    const before = found(draft)
    if (sameHexes(before.map, version.map)) takeMapContent(draft, before.map, version.map)
    else draft.map = version.map as Draft<ScenarioMap>
    const whole = draft.map === (version.map as Draft<ScenarioMap>)
    for (const kind of Object.keys(RECORDS) as RecordKind[])
      if (!(whole && RECORDS[kind] === 'map') && !sameValue(recordOf(before, kind), recordOf(version, kind)))
        putPart(draft, kind, recordOf(version, kind))
    for (const kind of Object.keys(SINGLES) as SingleKind[])
      if (!(whole && SINGLES[kind] === 'map') && !sameValue(singleOf(before, kind), singleOf(version, kind)))
        putPart(draft, kind, singleOf(version, kind))
  },
})

function sameHexes(one: ScenarioMap, other: ScenarioMap): boolean {
  const frame = ({ grid, hexMm, extra }: ScenarioMap): unknown => [
    ...[grid.orientation, grid.stagger, grid.columns, grid.rows, grid.halfHexes ?? false],
    ...[hexMm, extra],
  ]
  return sameValue(frame(one), frame(other))
}

// Writes only the cells and hexsides that differ, so that undo keeps and the screen paints no others.
function takeMapContent(draft: Draft<Scenario>, before: ScenarioMap, after: ScenarioMap): void {
  before.chunks.forEach((old, index) => {
    const now = after.chunks[index] as Chunk
    const chunk = draft.map.chunks[index] as Record<string, unknown>
    for (const layer of CELL_LAYERS) {
      const values = presentLayer(now, layer)
      if (!sameValue(presentLayer(old, layer), values)) chunk[layer] = Object.freeze([...values])
    }
  })
  for (const bucket of new Set([...Object.keys(before.hexsides), ...Object.keys(after.hexsides)])) {
    const sides = after.hexsides[bucket]
    if (!sides) delete draft.map.hexsides[bucket]
    else if (!sameValue(before.hexsides[bucket], sides))
      draft.map.hexsides[bucket] = sides as Draft<typeof sides>
  }
}
