/** Finds the row of the order of battle that each row of a CSV speaks of. */
import { fold } from '#shared/i18n/fold'
import { type Language, LANGUAGES } from '#shared/i18n/localized'
import { tidy } from '../csv/cellText'
import { type BattleColumnId, type BattleTexts } from './battleColumns'
import { type BattleRow } from './battleRows'

export interface KnownRow {
  readonly row: BattleRow
  readonly texts: Readonly<Record<Language, Readonly<Record<BattleColumnId, string>>>>
}

/** One after the other for what is still unmatched: all the same, then moved, regrouped, renamed, of another side. */
const PASSES: readonly (readonly BattleColumnId[])[] = [
  ['side', 'type', 'code', 'counter', 'group', 'position', 'facing', 'quantity', 'leader', 'note'],
  ['side', 'type', 'code', 'counter', 'group', 'position', 'facing', 'leader'],
  ['side', 'type', 'code', 'counter', 'group', 'position'],
  ['side', 'type', 'code', 'counter', 'position', 'facing'],
  ['side', 'type', 'code', 'counter', 'group'],
  ['side', 'type', 'code', 'counter'],
  ['side', 'type', 'code', 'group', 'position'],
  ['type', 'code', 'counter', 'quantity', 'position'],
]
/** A name says enough. */
const OF_NAMED: readonly BattleColumnId[] = ['type', 'code', 'counter']

/**
 * The row of each text row, of several alike the first of one with the first of the other. A column that the file does not have
 * says nothing. A row that names no type speaks of a group without counters.
 */
export function matchBattleRows(
  rows: readonly BattleTexts[],
  known: readonly KnownRow[],
  present: ReadonlySet<BattleColumnId>,
): readonly (KnownRow | undefined)[] {
  const found = new Map<BattleTexts, KnownRow>()
  const taken = new Set<KnownRow>()
  const pair = (pass: readonly BattleColumnId[], fits: (texts: BattleTexts) => boolean): void => {
    const columns = pass.filter((id) => present.has(id))
    const free = new Map<string, KnownRow[]>()
    for (const one of known) {
      if (taken.has(one) || !fits(one.texts.fr)) continue
      for (const key of new Set(LANGUAGES.map((language) => keyOf(one.texts[language], columns))))
        free.set(key, [...(free.get(key) ?? []), one])
    }
    for (const texts of rows) {
      if (found.has(texts) || !fits(texts)) continue
      const queue = free.get(keyOf(texts, columns))
      while (queue?.[0] && taken.has(queue[0])) queue.shift()
      const next = queue?.shift()
      if (!next) continue
      found.set(texts, next)
      taken.add(next)
    }
  }
  PASSES.forEach((pass, nth) => pair(pass, (texts) => nth < 2 || namesType(texts)))
  pair(OF_NAMED, (texts) => tidy(texts.counter ?? '') !== '')
  return rows.map((row) => found.get(row))
}

export const namesType = ({ type = '', code = '', counter = '' }: BattleTexts): boolean =>
  tidy(type + code + counter) !== ''

const keyOf = (texts: BattleTexts, columns: readonly BattleColumnId[]): string =>
  JSON.stringify(columns.map((id) => fold(tidy(texts[id] ?? ''))))
