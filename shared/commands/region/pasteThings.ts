/** Structures, markers and labels of a pasted region: in the place of those on the hexes it covers. */
import { type Draft } from 'immer'
import { structure as structureField } from '#shared/document/entities'
import { freshIds, type SideId } from '#shared/document/ids'
import { withSidesOf } from '#shared/document/references/references'
import { type Scenario, type Structure } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { found } from '../command/cells'
import { type PlacedRegion } from './placedRegion'

export function pasteStructures(
  draft: Draft<Scenario>,
  { clip, place, covered }: PlacedRegion,
  called: (id: SideId) => SideId,
): void {
  const { structures } = found(draft).map
  const wanted = new Map<HexKey, Structure>()
  for (const [own, structure] of Object.entries(clip.structures) as [HexKey, Structure][]) {
    const hex = place(own)
    if (hex !== undefined) wanted.set(hex, withSidesOf(structureField, structure, called))
  }
  for (const hex of Object.keys(structures) as HexKey[])
    if (covered.has(hex) && !wanted.has(hex)) delete draft.map.structures[hex]
  for (const [hex, structure] of wanted)
    if (JSON.stringify(structure) !== JSON.stringify(structures[hex]))
      draft.map.structures[hex] = structure as Draft<Structure>
}

/** Markers that `seen` lacks stay. */
export function pasteThings(draft: Draft<Scenario>, region: PlacedRegion, seen: Scenario): void {
  const { map, labels: present } = found(draft)
  replaceOn(
    draft.map.markers,
    { present: map.markers, replaced: seen.map.markers },
    region.clip.markers,
    region,
  )
  const labels = Object.entries(region.clip.labels).map(
    ([id, label]) => [id, { ...label, dxMm: rounded(label.dxMm), dyMm: rounded(label.dyMm) }] as const,
  )
  replaceOn(draft.labels, { present, replaced: present }, Object.fromEntries(labels), region)
}

// The digits that a turn leaves beyond a tenth of a micrometre are of no use in the file.
const rounded = (mm: number): number => Math.round(mm * 1e4) / 1e4

/** An identical thing that the map already has stays under its id. */
function replaceOn<T extends { readonly hex: HexKey }>(
  target: Record<string, unknown>,
  { present, replaced }: Readonly<Record<'present' | 'replaced', Readonly<Record<string, T>>>>,
  things: Readonly<Record<string, T>>,
  { place, covered, idCode }: PlacedRegion,
): void {
  const wanted = Object.entries(things).flatMap(([id, thing]) => {
    const hex = place(thing.hex)
    return hex === undefined ? [] : [{ id, thing: { ...thing, hex } }]
  })
  const byText = new Map<string, string[]>()
  for (const { id, thing } of wanted) {
    const text = JSON.stringify(thing)
    byText.set(text, [...(byText.get(text) ?? []), id])
  }
  const kept = new Set<string>()
  for (const [id, thing] of Object.entries(replaced)) {
    if (!covered.has(thing.hex)) continue
    const same = byText.get(JSON.stringify(thing))?.pop()
    if (same === undefined) delete target[id]
    else kept.add(same)
  }
  // An id that went away in this step is not given again: redone, its entry would stand where the old one stood.
  const fresh = freshIds(present, idCode)
  for (const { id, thing } of wanted) if (!kept.has(id)) target[fresh(id)] = thing
}
