/** All kinds of objects, and the objects of a map of ours, each where it stands now: moved, turned, added or taken away in Tiled. */
import { localized } from '#shared/i18n/localized'
import { type JsonObject } from '#shared/json/decode'
import { tileFacts } from '../model/tileFacts'
import { entriesUnder } from '../ours/entryIds'
import { fromTiled, idOf, type ObjectKind } from '../ours/kind'
import { type ReadPlan, rememberPlace } from '../ours/readPlan'
import { seenObject } from '../ours/seenObject'
import { BOARD } from './boards'
import { COUNTER } from './counters'
import { HEXSIDE } from './hexsides'
import { LABEL } from './labels'
import { MARKER, STRUCTURE } from './standing'

export const OBJECTS: readonly ObjectKind[] = [HEXSIDE, STRUCTURE, MARKER, COUNTER, LABEL, BOARD]

/** The entries of each kind. */
export function readObjects(plan: ReadPlan): ReadonlyMap<ObjectKind, JsonObject> {
  const factsOf = tileFacts(plan.map)
  const found = new Map(OBJECTS.map((kind) => [kind, entriesUnder(kind.name)]))
  let strange = 0
  for (const object of plan.map.layers.flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []))) {
    const seen = seenObject(object, object.gid === undefined ? undefined : factsOf(object.gid), plan)
    const name = seen.kind || (object.text ? LABEL.name : '')
    const kind = OBJECTS.find((one) => one.name === name)
    const entries = kind && found.get(kind)
    if (!entries) {
      strange++
      continue
    }
    const said = (kind.said === 'text' ? object.text?.text : undefined) ?? object.name
    const plain = fromTiled(kind, said, seen, kind.more?.(seen.properties))
    const entry = { ...plain, ...kind.read?.(seen, plan, plain) }
    const place = kind.keyOf?.(seen, plan)
    const key =
      place === undefined ? entries.add(idOf(seen.properties), entry) : entries.put(place, entry, kind.joins)
    rememberPlace(plan, [...kind.section, key], object.at)
  }
  if (strange > 0) plan.warnings.push(strangeWarning(strange))
  return new Map([...found].map(([kind, entries]) => [kind, entries.all()]))
}

function strangeWarning(count: number) {
  return localized(
    `Objets qui ne disent rien à ce programme\u202f: ${count}, laissés de côté.`,
    `Objects that say nothing to this program: ${count}, left out.`,
  )
}
