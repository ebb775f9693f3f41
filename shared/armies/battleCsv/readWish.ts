/** Reads the changes to the order of battle that a row of a CSV asks for, or the first fault of the row. */
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Facing } from '#shared/hex/facing'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { tidy } from '../csv/cellText'
import {
  type Fault,
  facingOf,
  groupOf,
  leadsOf,
  NO_TYPE,
  placeOf,
  quantityOf,
  sideOf,
  typeOf,
  type WishedGroup,
  type WishedPlace,
} from './battleCells'
import { type BattleColumnId, type BattleTexts, NAMES_IN } from './battleColumns'
import { type KnownRow } from './matchBattleRows'

export interface Wish {
  /** Absent: nothing but a group. */
  readonly type: CounterTypeId | undefined
  /** The side that the row names, else that of the type. */
  readonly side: SideId | undefined
  readonly group: WishedGroup
  readonly leads: boolean
  readonly name: string
  /** Its names in single languages, of which the file has columns. */
  readonly names: Readonly<Record<Language, string>>
  readonly quantity: number
  readonly place: WishedPlace
  /** Absent = as it is. */
  readonly facing: Facing | undefined
  /** The note of the group; empty says nothing. */
  readonly note: string
  /** The columns that say something else than the scenario. */
  readonly changed: ReadonlySet<BattleColumnId>
}

const ONE_LEADER = localized('Un chef est seul dans sa ligne.', 'A leader is alone in his row.')
const LEADS_NONE = localized('Un chef est d’un groupe.', 'A leader is in a group.')
const NAMED_ALONE = localized(
  'Un pion qui a un nom est seul dans sa ligne.',
  'A counter with a name is alone in its row.',
)
const NOTE_OF_NONE = localized(
  'Cette ligne n’a pas de groupe à annoter.',
  'This row has no group to be noted.',
)

/**
 * A row with a fault is left out whole, for half a row would be another counter.
 * @param known the row of the order of battle that the texts speak of; undefined for a new one.
 */
export function readWish(
  scenario: Scenario,
  texts: BattleTexts,
  known: KnownRow | undefined,
): Result<Wish, Fault> {
  const row = rowReader(texts, known)
  const of = known?.row.of
  const named = of ? ok(of.type) : typeOf(scenario, texts)
  if (!named.ok) return named
  const type = named.value
  const ofType = type === undefined ? undefined : scenario.counterTypes[type]?.side
  const side = row.read('side', known?.row.side, (text) => sideOf(scenario, text)) ?? ofType
  const changesSide = known !== undefined && side !== known.row.side

  const name = row.read('counter', of?.name ?? '', ok)
  const own = (column: BattleColumnId): string => row.read(column, known?.texts.fr[column] ?? '', ok)
  const names = { fr: own(NAMES_IN.fr), en: own(NAMES_IN.en) }
  const present = of?.ids.length ?? (type === undefined ? 0 : 1)
  const quantity = row.read('quantity', present, (text) => (text === '' ? ok(present) : quantityOf(text)))
  row.refuseIf(type === undefined && quantity > 0, 'type', NO_TYPE)
  row.refuseIf(name !== '' && quantity > 1, 'quantity', NAMED_ALONE)

  const readGroup = (text: string): Result<WishedGroup, Localized> => groupOf(scenario, side, text)
  const readPlace = (text: string): Result<WishedPlace, Localized> => placeOf(scenario, side, text)
  const { group: groupBefore } = known?.row ?? {}
  const placeBefore = of?.place ?? { kind: 'to-place' }
  // Groups and reinforcements are of a side: with another side, those of the same name are looked for there.
  const group = row.read('group', groupBefore, readGroup, changesSide)
  const reinforces = placeBefore.kind === 'reinforcement'
  const place = row.read('position', placeBefore, readPlace, changesSide && reinforces)
  const facing = row.read<Facing | undefined>('facing', undefined, (text) => facingOf(scenario, text))

  const leads = row.read('leader', of?.leads ?? false, leadsOf)
  row.refuseIf(leads && quantity > 1, 'leader', ONE_LEADER)
  row.refuseIf(leads && group === undefined, 'leader', LEADS_NONE)
  const note = row.read('note', '', ok)
  row.refuseIf(note !== '' && group === undefined, 'note', NOTE_OF_NONE)
  row.refuseIf(type === undefined && group === undefined, 'type', NO_TYPE)

  const fault = row.fault()
  if (fault) return fail(fault)
  // A cell that is written otherwise may still mean what the scenario has.
  const asBefore: Readonly<Partial<Record<BattleColumnId, boolean>>> = {
    side: known !== undefined && !changesSide,
    quantity: quantity === present,
    facing: facing === undefined,
    note: note === '',
  }
  const changed = new Set([...row.differing].filter((column) => !asBefore[column]))
  return ok({ type, side, group, leads, name, names, quantity, place, facing, note, changed })
}

interface RowReader {
  /**
   * The value that a cell gives; `present` where it says what is there already, or the file has no such column, or it has a fault.
   * @param anew the words that are there already are read too: they may mean something else now.
   */
  read<T>(
    column: BattleColumnId,
    present: T,
    readText: (text: string) => Result<T, Localized>,
    anew?: boolean,
  ): T
  refuseIf(isWrong: boolean, column: BattleColumnId, says: Localized): void
  /** The first fault. */
  fault(): Fault | undefined
  /** The columns read so far whose texts are not those of the scenario. */
  readonly differing: ReadonlySet<BattleColumnId>
}

function rowReader(texts: BattleTexts, known: KnownRow | undefined): RowReader {
  const differing = new Set<BattleColumnId>()
  let first: Fault | undefined
  return {
    differing,
    fault: () => first,
    refuseIf(isWrong, column, says) {
      if (isWrong) first ??= { column, says }
    },
    read(column, present, readText, anew = false) {
      const given = texts[column]
      const there = known && [known.texts.fr[column], known.texts.en[column]].map(tidy)
      const text = given === undefined ? undefined : tidy(given)
      const isSame = text === undefined || (there ? there.includes(text) : text === '')
      if (!isSame) differing.add(column)
      if (isSame && !(anew && there)) return present
      const read = readText(text ?? there?.[0] ?? '')
      if (read.ok) return read.value
      first ??= { column, says: read.error }
      return present
    },
  }
}
