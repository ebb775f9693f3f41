/** The objects of a map of ours, each where it stands now: moved, turned, added or taken away in Tiled. */
import { hexAt, nearestHexside } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { type JsonObject } from '#shared/json/decode'
import { tileFacts } from '../model/tileFacts'
import { idOf, KEYS, KINDS } from '../ours/entries'
import { entryOf } from '../ours/flatProperties'
import { textOfHex, textOfSide } from '../ours/places'
import { namedEntries } from './entryIds'
import { readCounter } from './readCounter'
import { type ReadPlan, rememberPlace } from './readPlan'
import { readBoard, readLabel } from './readWriting'
import { type SeenObject, seenObject } from './seenObject'

type Entries = Record<'hexsides' | 'structures' | 'markers' | 'counters' | 'labels' | 'boards', JsonObject>

export function readObjects(plan: ReadPlan): Entries {
  const factsOf = tileFacts(plan.map)
  const [sides, structures] = [new Map<string, JsonObject>(), new Map<string, JsonObject>()]
  const [markers, counters] = [namedEntries('marker'), namedEntries('counter')]
  const [labels, boards] = [namedEntries('label'), namedEntries('board')]
  let strange = 0
  for (const object of plan.map.layers.flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []))) {
    const seen = seenObject(object, object.gid === undefined ? undefined : factsOf(object.gid), plan)
    const { properties, rest } = seen
    const id = idOf(properties)
    switch (seen.kind || (object.text ? KINDS.label : '')) {
      case KINDS.hexside: {
        const key = sideOf(seen, plan)
        sides.set(key, { ...sides.get(key), ...entryOf(properties, rest, KEYS.hexside) })
        rememberPlace(plan, ['map', 'hexsides', key], object.at)
        break
      }
      case KINDS.structure: {
        const key = hexOf(seen, plan)
        structures.set(key, entryOf(properties, rest, KEYS.structure))
        rememberPlace(plan, ['map', 'structures', key], object.at)
        break
      }
      case KINDS.marker: {
        const entry = { ...entryOf(properties, rest, KEYS.marker), hex: hexOf(seen, plan) }
        rememberPlace(plan, ['map', 'markers', markers.add(id, entry)], object.at)
        break
      }
      case KINDS.counter:
        rememberPlace(plan, ['counters', counters.add(id, readCounter(seen, plan))], object.at)
        break
      case KINDS.label:
        rememberPlace(plan, ['labels', labels.add(id, readLabel(seen, plan))], object.at)
        break
      case KINDS.board:
        rememberPlace(plan, ['boards', boards.add(id, readBoard(seen, plan))], object.at)
        break
      default:
        strange++
    }
  }
  if (strange > 0) plan.warnings.push(strangeWarning(strange))
  return {
    hexsides: Object.fromEntries(sides),
    structures: Object.fromEntries(structures),
    markers: markers.all(),
    counters: counters.all(),
    labels: labels.all(),
    boards: boards.all(),
  }
}

function sideOf({ center }: SeenObject, { projection, grid }: ReadPlan): string {
  return textOfSide(nearestHexside(projection.toMm(center), projection.layout), grid)
}

function hexOf({ center }: SeenObject, { projection, grid }: ReadPlan): string {
  return textOfHex(hexAt(projection.toMm(center), projection.layout), grid)
}

function strangeWarning(count: number) {
  return localized(
    `Objets qui ne disent rien à ce programme\u202f: ${count}, laissés de côté.`,
    `Objects that say nothing to this program: ${count}, left out.`,
  )
}
