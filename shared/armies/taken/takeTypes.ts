/** The changes by which types come into a scenario, once it is answered what becomes of those that clash (CTR-6). */
import { type CounterTypeChange, type FaceChange } from '#shared/commands/entries/counterTypes'
import { counterTypeId, type CounterTypeId, freshIds } from '#shared/document/ids'
import { type CounterFaceData, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { statsChange } from '../changeOfStats'
import { type Clash, type Coming, type Comparison } from './clashes'

/** The fate of a type that clashes; `rename` gives it another abbreviation, `replace` its values to the type that is there. */
export type ClashAnswer =
  { readonly kind: 'rename'; readonly abbreviation: string } | { readonly kind: 'both' | 'skip' | 'replace' }

interface TakenTypes {
  readonly added: Readonly<Record<CounterTypeId, CounterType>>
  readonly changes: ReadonlyMap<CounterTypeId, CounterTypeChange>
}

/**
 * The sheets to add and to change. A clash without an answer is skipped.
 * @param answers by the keys of what comes.
 * @param idCode see `freshIds`.
 */
export function takeTypes(
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  { free, clashes }: Pick<Comparison, 'free' | 'clashes'>,
  answers: ReadonlyMap<string, ClashAnswer>,
  idCode: string,
): TakenTypes {
  const fresh = freshIds(counterTypes, idCode)
  const changes = new Map<CounterTypeId, CounterTypeChange>()
  const coming: Coming[] = [...free]
  for (const clash of clashes) {
    const answer = answers.get(clash.coming.key)
    const existing = answer?.kind === 'replace' ? replaced(counterTypes, clash) : undefined
    if (existing) changes.set(existing[0], existing[1])
    else if (answer?.kind === 'both') coming.push(clash.coming)
    else if (answer?.kind === 'rename') coming.push(renamed(clash.coming, answer.abbreviation))
  }
  const added = coming.map(({ stem, sheet }) => [counterTypeId(fresh(stem)), sheet] as const)
  return { added: Object.fromEntries(added) as TakenTypes['added'], changes }
}

/** With an abbreviation that is free: in both languages, since the one that is taken may be taken in either. */
function renamed({ sheet, ...coming }: Coming, abbreviation: string): Coming {
  const { words, ...plain } = sheet
  const { abbreviation: _taken, ...left } = words ?? {}
  return {
    ...coming,
    sheet: { ...plain, abbreviation, ...(Object.keys(left).length > 0 && { words: left }) },
  }
}

function replaced(
  counterTypes: Scenario['counterTypes'],
  { coming, existing }: Clash,
): [CounterTypeId, CounterTypeChange] | undefined {
  const before = existing && counterTypes[existing]
  return before && [existing, changeInto(before, coming.sheet)]
}

/** The change that makes a sheet another; it keeps its side and how many of it are printed, which are this scenario's own. */
function changeInto(before: CounterType, after: CounterType): CounterTypeChange {
  const gone = Object.keys(before.faces).filter((id) => !(id in after.faces))
  const faces: [string, FaceChange | null][] = [
    ...gone.map((id): [string, null] => [id, null]),
    ...Object.entries(after.faces).map(([id, face]): [string, FaceChange] => [
      id,
      faceInto(before.faces[id], face),
    ]),
  ]
  const { name, abbreviation, edition, footprint } = after
  return {
    name,
    abbreviation,
    edition,
    footprint,
    ...((before.words ?? after.words) && { words: after.words ?? null }),
    stats: statsChange(before.stats, after.stats),
    faces: Object.fromEntries(faces),
  }
}

function faceInto(before: CounterFaceData | undefined, after: CounterFaceData): FaceChange {
  const image = after.image ?? (before?.image === undefined ? undefined : null)
  return { stats: statsChange(before?.stats ?? {}, after.stats), ...(image !== undefined && { image }) }
}
