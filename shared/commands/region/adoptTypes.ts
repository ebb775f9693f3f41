/** Copies the belligerents, counter types, pictures and house rows of a pasted region into the scenario where it lacks them. */
import { type Draft } from 'immer'
import { type CounterType, type Side } from '#shared/document/armies'
import { type CounterTypeId, freshIds, type ImageHash, type SideId } from '#shared/document/ids'
import { answersTo } from '#shared/document/namedIn'
import { type RegionClip } from '#shared/document/region/clip'
import { tablesWith } from '#shared/document/region/houseRows'
import { sideIdsOf } from '#shared/document/region/sideIds'
import { contentOf } from '#shared/document/sheetContent'
import { imagesOfType } from '#shared/document/typeCollection'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { type Json } from '#shared/json/extra'
import { found } from '../command/cells'

/** Belligerents are the same by id or by name; returns what they are called in this scenario. */
export function adoptSides(draft: Draft<Scenario>, clip: RegionClip, idCode: string): (id: SideId) => SideId {
  const { sides } = found(draft)
  const names = new Map<SideId, SideId>()
  const fresh = freshIds(sides, idCode)
  for (const id of sideIdsOf(clip)) {
    const side = clip.sides[id]
    const namesake = side && (Object.keys(sides) as SideId[]).find((other) => haveOneName(sides[other], side))
    if (!side || sides[id]) continue
    const called = namesake ?? (fresh(id) as SideId)
    names.set(id, called)
    if (namesake === undefined) draft.sides[called] = side as Draft<Side>
  }
  return (id) => names.get(id) ?? id
}

function haveOneName(one: Side | undefined, other: Side): boolean {
  const { fr, en } = other.words?.name ?? {}
  return one !== undefined && [other.name, fr, en].some((name) => name !== undefined && answersTo(one, name))
}

/** Types of equal content are the same; returns what they are called in this scenario. */
export function adoptTypes(
  draft: Draft<Scenario>,
  types: readonly (readonly [CounterTypeId, CounterType])[],
  images: RegionClip['images'],
  idCode: string,
): (id: CounterTypeId) => CounterTypeId {
  const { counterTypes } = found(draft)
  const byContent = new Map(
    (Object.keys(counterTypes) as CounterTypeId[]).map((id) => [contentOf(counterTypes[id]), id]),
  )
  const fresh = freshIds(counterTypes, idCode)
  const names = new Map<CounterTypeId, CounterTypeId>()
  for (const [id, type] of types) {
    const text = contentOf(type)
    const same = contentOf(counterTypes[id]) === text ? id : byContent.get(text)
    const called = same ?? (fresh(id) as CounterTypeId)
    names.set(id, called)
    if (same !== undefined) continue
    byContent.set(text, called)
    draft.counterTypes[called] = type as Draft<CounterType>
    adoptImages(draft, imagesOfType(type), images)
  }
  return (id) => names.get(id) ?? id
}

/** Takes in those pictures that the scenario lacks, as far as they are given. */
export function adoptImages(
  draft: Draft<Scenario>,
  hashes: readonly ImageHash[],
  images: Scenario['images'],
): void {
  for (const hash of hashes) {
    const image = images[hash]
    if (image && !found(draft).images[hash]) draft.images[hash] = image as Draft<EmbeddedImage>
  }
}

export function adoptHouseRows(
  draft: Draft<Scenario>,
  { ruleset, houseTables }: Partial<Pick<Scenario, 'ruleset' | 'houseTables'>>,
): void {
  const own = found(draft)
  if (!houseTables || ruleset !== own.ruleset) return
  for (const [table, rows] of Object.entries(tablesWith(own.houseTables, houseTables)))
    draft.houseTables[table] = rows as Draft<Json>
}
