/** The changes that a CSV of the order of battle would make, shown before they are made (XCH-3, CTR-7). */
import { type EditOrderOfBattle, editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { createHistory } from '#shared/commands/history'
import { type CounterId, type GroupId, type ReinforcementId } from '#shared/document/ids'
import { type AuthorText } from '#shared/document/game'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { append } from '#shared/lang/append'
import { BEYOND, type CsvFault } from '../csv/csvFault'
import { type CsvTable } from '../csv/readCsv'
import { columnsNamed } from '../headings'
import { type Fault } from './battleCells'
import {
  BATTLE_COLUMNS,
  type BattleColumn,
  type BattleColumnId,
  type BattleTexts,
  namesLanguage,
  NAMES_IN,
} from './battleColumns'
import { type BattleEdit, type Asked, createBattleEdit } from './battleEdit'
import { battleRows, battleTexts } from './battleRows'
import { type KnownRow, matchBattleRows } from './matchBattleRows'
import { readWish, type Wish } from './readWish'
import { saidIn } from './saidIn'

/** A row of the file that changes something. */
export interface ChangedRow {
  readonly line: number
  /** The text of the file, in the words of a language. */
  readonly texts: Readonly<Record<Language, BattleTexts>>
  /** The row of the order of battle that it changes; absent for one that is new. */
  readonly known: KnownRow | undefined
  /** The columns that differ; of a new row, those that are filled in. */
  readonly columns: readonly BattleColumnId[]
}

export interface BattlePlan {
  readonly rows: readonly ChangedRow[]
  readonly newGroups: readonly GroupId[]
  readonly newReinforcements: readonly ReinforcementId[]
  /** Rows of the file that are already so. */
  readonly same: number
  /** Rows of counters of the scenario of which the file does not speak: they stay. */
  readonly absent: number
  /** Rows that are left out, and cells without a heading. */
  readonly refused: readonly CsvFault[]
  /** The scenario as it would be. */
  readonly after: Scenario
  /** For the command `editOrderOfBattle`. */
  readonly edit: EditOrderOfBattle
}

/** Counters that one file may make: more is a mistake in a quantity. */
const MOST_NEW = 5000

/** A row of the file, its cells by column. */
interface FileRow {
  readonly line: number
  readonly texts: BattleTexts
}

interface Wanted extends FileRow {
  readonly wish: Wish
  readonly known: KnownRow | undefined
  readonly group: GroupId | undefined
  /** Its counters, as they are found. */
  readonly counters: CounterId[]
}

/** The column of the order of battle that each column of the file is; undefined for one that is left out. */
type BattleMapping = readonly (BattleColumn | undefined)[]

/** Without a column for types no counter can be distinguished from another. */
export const hasTypes = (mapping: BattleMapping): boolean =>
  mapping.some((column) => column?.id === 'type' || column?.id === 'code')

/** Never throws. A mapping without a column of types (`hasTypes`) changes groups alone. */
export function planBattle(
  asked: Asked,
  table: CsvTable,
  columns: BattleMapping = columnsNamed(BATTLE_COLUMNS, table.headings),
): BattlePlan {
  const language = namesLanguage((id) => columns.some((column) => column?.id === id), asked.language)
  const scenario = namedIn(asked.scenario, language)
  const refused: CsvFault[] = []
  const headingOf = (id: BattleColumnId): string | number => {
    const at = columns.findIndex((column) => column?.id === id)
    return table.headings[at] || Math.max(at, 0) + 1
  }
  const refuse = (line: number, { column, says }: Fault): void =>
    void refused.push({ line, column: headingOf(column), says })
  const inFile = fileRows(table, columns, refused)
  // A file without a column of the other language may have its names in either.
  const [fr, en] = [namedIn(scenario, 'fr'), namedIn(scenario, 'en')]
  const known = battleRows(scenario).map((row): KnownRow => ({
    row,
    texts: { fr: battleTexts(fr, row, 'fr'), en: battleTexts(en, row, 'en') },
  }))
  const present = new Set(columns.flatMap((column) => column?.id ?? []))
  const matched = matchBattleRows(
    inFile.map(({ texts }) => texts),
    known,
    present,
  )
  const edit = createBattleEdit({ ...asked, scenario, language })
  const wanted = inFile.flatMap((row, index): Wanted[] => {
    const read = readWish(scenario, row.texts, matched[index])
    if (!read.ok) {
      refuse(row.line, read.error)
      return []
    }
    const asks = { wish: read.value, known: matched[index] }
    const group = isNothing(asks) ? undefined : edit.groupOf(asks.wish)
    return [{ ...row, ...asks, group, counters: [] }]
  })
  assignCounters(wanted, edit, refuse)
  leadAndNote(wanted, edit, refuse)
  const rows = wanted.flatMap((row) => changedRow(scenario, row))
  const done = edit.done()
  // A history of its own: what is shown is what the command will do.
  const tried = createHistory(scenario)
  tried.apply(editOrderOfBattle, done)
  const spoken = new Set(matched)
  return {
    rows,
    newGroups: edit.newGroups,
    newReinforcements: edit.newReinforcements,
    same: wanted.length - rows.length,
    absent: known.filter((one) => one.row.of && !spoken.has(one)).length,
    refused: refused.sort((one, other) => one.line - other.line),
    after: namedIn(tried.document, asked.language),
    edit: done,
  }
}

function fileRows(
  { headings, rows }: CsvTable,
  columns: BattleMapping,
  refused: CsvFault[],
): readonly FileRow[] {
  return rows.map(({ line, cells }) => {
    const extra = cells.findIndex((text, index) => index >= headings.length && text.trim() !== '')
    if (extra >= 0) refused.push({ line, column: extra + 1, says: BEYOND })
    const texts = columns.flatMap((column, index) => (column ? [[column.id, cells[index] ?? '']] : []))
    return { line, texts: Object.fromEntries(texts) as BattleTexts }
  })
}

type Refuse = (line: number, fault: Fault) => void

/** Counters that one row has too many go where another wants them, before any is made or taken away. */
function assignCounters(wanted: readonly Wanted[], edit: BattleEdit, refuse: Refuse): void {
  const spare = new Map<string, CounterId[]>()
  for (const { wish, known, counters } of wanted) {
    const ids = known?.row.of?.ids ?? []
    append(counters, ids.slice(0, wish.quantity))
    const over = ids.slice(wish.quantity)
    if (over.length > 0) spare.set(poolOf(wish), [...(spare.get(poolOf(wish)) ?? []), ...over])
  }
  let made = 0
  for (const { wish, known, group, counters, line } of wanted) {
    const { type, side, facing } = wish
    if (type === undefined) continue
    const { changed } = wish
    const names = namesSaid(wish)
    const whole = { side, group, name: wish.name, names, place: wish.place, facing }
    const moves = known && SETTLED.some((column) => wish.changed.has(column))
    if (moves)
      for (const id of counters) {
        edit.settle(id, {
          side,
          group,
          names,
          ...(changed.has('counter') && { name: wish.name }),
          ...(changed.has('position') && { place: wish.place }),
          ...(changed.has('facing') && { facing }),
        })
      }
    const missing = wish.quantity - counters.length
    const moved = spare.get(poolOf(wish))?.splice(0, missing) ?? []
    for (const id of moved) edit.settle(id, whole)
    append(counters, moved)
    const toMake = wish.quantity - counters.length
    made += toMake
    if (made > MOST_NEW) {
      made -= toMake
      refuse(line, { column: 'quantity', says: TOO_MANY })
      continue
    }
    for (let nth = 0; nth < toMake; nth++) {
      const id = edit.add(type, whole)
      if (id !== undefined) counters.push(id)
    }
  }
  for (const ids of spare.values()) for (const id of ids) edit.remove(id)
}

/** The names in single languages that the row says anew. */
function namesSaid({ names, changed }: Wish): AuthorText {
  return {
    ...(changed.has(NAMES_IN.fr) && { fr: names.fr }),
    ...(changed.has(NAMES_IN.en) && { en: names.en }),
  }
}

/** The columns that say what a counter is and where; the others are of its group, or count. */
const SETTLED = ['side', 'group', 'counter', NAMES_IN.fr, NAMES_IN.en, 'position', 'facing'] as const

/** Counters with the same key may take each other's place: those of one type, side and name. */
const poolOf = ({ type, side, name }: Wish): string => JSON.stringify([type, side, name])

function leadAndNote(wanted: readonly Wanted[], edit: BattleEdit, refuse: Refuse): void {
  const led = new Map<GroupId, boolean>()
  const noted = new Map<GroupId, string>()
  const stays = ({ wish, known, group }: Wanted): boolean =>
    known?.row.of?.leads === true && wish.leads && group === known.row.group && wish.quantity === 1
  for (const one of wanted) {
    const before = one.known?.row
    if (stays(one)) led.set(one.group as GroupId, true)
    else if (before?.of?.leads && before.group !== undefined) edit.lead(before.group, undefined)
  }
  for (const one of wanted) {
    const { wish, group, counters, line } = one
    if (group === undefined) continue
    if (wish.leads && wish.quantity === 1 && !stays(one)) {
      if (led.has(group)) refuse(line, { column: 'leader', says: LED_TWICE })
      else edit.lead(group, counters[0])
      led.set(group, true)
    }
    if (!wish.changed.has('note')) continue
    if ((noted.get(group) ?? wish.note) !== wish.note) refuse(line, { column: 'note', says: NOTED_TWICE })
    else edit.note(group, wish.note)
    noted.set(group, noted.get(group) ?? wish.note)
  }
}

/** None of counters that are not there: its group is not made either. */
const isNothing = ({ wish, known }: Pick<Wanted, 'wish' | 'known'>): boolean =>
  !known && wish.type !== undefined && wish.quantity === 0

function changedRow(scenario: Scenario, { line, texts, wish, known }: Wanted): ChangedRow[] {
  const columns = BATTLE_COLUMNS.map(({ id }) => id).filter((id) => wish.changed.has(id))
  if (columns.length === 0 || isNothing({ wish, known })) return []
  const said = (language: Language): BattleTexts => saidIn(scenario, texts, wish, language)
  return [{ line, texts: { fr: said('fr'), en: said('en') }, known, columns }]
}

const TOO_MANY: Localized = localized(
  `Le fichier ajouterait plus de ${MOST_NEW} pions.`,
  `The file would add more than ${MOST_NEW} counters.`,
)
const LED_TWICE = localized(
  'Ce groupe a déjà un chef dans le fichier.',
  'This group has a leader in the file already.',
)
const NOTED_TWICE = localized(
  'Ce groupe a déjà une autre note dans le fichier.',
  'This group has another note in the file already.',
)
