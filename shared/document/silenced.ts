/**
 * Findings that the author has silenced with a reason (CHK-11), for the file, the commands that write it and the checks that honour
 * it. A finding is known by its check and by what it is about, never by its place in a list.
 */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { essential } from './fields/part'
import { hex, hexside } from './fields/places'
import { thing } from './fields/thing'
import { entity, id, list, optional, orElse, text, type ValueOf } from './fields/vocabulary'
import { type CounterId, type SideId } from './ids'
import { idOf } from './named'

/** All that the finding names; with none of it but the reason, the whole check is silenced. */
const silencedFinding = entity({
  /** The check's code, `CHK4-wrong-facing`. No hand edits it: the finding has it. */
  code: id(),
  /** No hand edits it: the finding names them. */
  hexes: orElse(list(hex), []),
  /** No hand edits it: the finding names them. */
  hexsides: orElse(list(hexside), []),
  // Without one of its things it would silence another finding.
  /** No hand edits it: the finding names them. */
  counters: orElse(list(essential(idOf('counters'))), []),
  /** No hand edits it: the finding names them. */
  sides: orElse(list(essential(idOf('sides'))), []),
  /** The finding’s English sentence, where what it names does not tell it from others of its check. No hand edits it: the check says it. */
  says: optional(text),
  /** In the author’s words, for whoever works on the scenario; never empty. */
  reason: text,
})
export const silenced = thing(
  { noun: localized('constat tu', 'silenced finding'), by: ['reason', 'code'] },
  silencedFinding,
)

/** A silenced finding; one that names nothing and says nothing is the whole check, for this scenario. */
export interface Silenced extends ValueOf<typeof silencedFinding> {}

/** The things that a finding names, with its check; in no order. */
export interface Subject extends Pick<Silenced, 'code' | 'hexes' | 'hexsides' | 'counters' | 'sides'> {}

/** The codes of what many games show begin so, and no check's: silenced alike, and never listed with findings (PLY-6). */
export const OF_GAMES = 'GAMES-'

export function isOfGames({ code }: Pick<Silenced, 'code'>): boolean {
  return code.startsWith(OF_GAMES)
}

/** True where all that a check finds is silenced. */
export function isWholeCheck(silenced: Subject & Pick<Silenced, 'says'>): boolean {
  return namesNothing(silenced) && silenced.says === undefined
}

export function namesNothing({ hexes, hexsides, counters, sides }: Subject): boolean {
  return hexes.length + hexsides.length + counters.length + sides.length === 0
}

/** One text for one check and one set of named things, whatever their order. */
export function subjectKey({ code, hexes, hexsides, counters, sides }: Subject): string {
  return [
    code,
    ...[hexes, hexsides, counters, sides].map((names) => [...new Set<string>(names)].sort().join(' ')),
  ].join('|')
}

/** One text for each finding, or check, that can be silenced. */
export function silencedKey(silenced: Subject & Pick<Silenced, 'says'>): string {
  return JSON.stringify([subjectKey(silenced), silenced.says])
}

/**
 * Those that are left when what they name is moved, called otherwise or gone. One of whose things has gone goes too: what is left
 * of it would silence another finding. The same list when nothing changes.
 */
export function mappedSilenced(
  all: readonly Silenced[],
  { hex, hexside, side, counter }: SilencedMapping,
): readonly Silenced[] {
  const followed = all.flatMap((one) => {
    const hexes = mapped(one.hexes, hex)
    const hexsides = mapped(one.hexsides, hexside)
    const counters = mapped(one.counters, counter)
    const sides = mapped(one.sides, side)
    return hexes && hexsides && counters && sides ? { ...one, hexes, hexsides, counters, sides } : []
  })
  return JSON.stringify(followed) === JSON.stringify(all) ? all : followed
}

/** The thing that takes the place of another; undefined = it is gone. A kind that is left out stays as it is. */
interface SilencedMapping {
  readonly hex?: (hex: HexKey) => HexKey | undefined
  readonly hexside?: (side: HexsideKey) => HexsideKey | undefined
  readonly side?: (id: SideId) => SideId | undefined
  readonly counter?: (id: CounterId) => CounterId | undefined
}

function mapped<T>(names: readonly T[], next?: (name: T) => T | undefined): readonly T[] | undefined {
  if (!next) return names
  const followed = names.flatMap((name) => next(name) ?? [])
  return followed.length === names.length ? followed : undefined
}
