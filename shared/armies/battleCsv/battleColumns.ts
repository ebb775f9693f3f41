/** The columns of a CSV of the order of battle (XCH-3), and how it differs from one of counter types. */
import { otherLanguage } from '#shared/document/authorText'
import { type Language, LANGUAGES, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { columnsNamed, type Headed } from '../headings'

const NAMES = {
  side: localized('camp', 'side'),
  group: localized('groupe', 'group'),
  leader: localized('chef', 'leader'),
  type: sameInBoth('type'),
  code: localized('sigle', 'abbreviation'),
  counter: localized('nom', 'name'),
  inFrench: localized('nom en français', 'name in French'),
  inEnglish: localized('nom en anglais', 'name in English'),
  quantity: localized('quantité', 'quantity'),
  position: sameInBoth('position'),
  facing: localized('orientation', 'facing'),
  note: localized('note du groupe', 'note of the group'),
} satisfies Readonly<Record<string, Localized>>

export type BattleColumnId = keyof typeof NAMES

export interface BattleColumn extends Headed {
  readonly id: BattleColumnId
}

/** The texts of a row by column; of a file without a column, none. */
export type BattleTexts = Readonly<Partial<Record<BattleColumnId, string>>>

const UNGROUPED = sameInBoth('')

/** In the order in which they are written. */
export const BATTLE_COLUMNS: readonly BattleColumn[] = (
  Object.entries(NAMES) as [BattleColumnId, Localized][]
).map(([id, name]) => ({ id, name, group: UNGROUPED }))

/** The columns of names in one language beside the name (SCN-10); a file has at most the one of the language that is not its own. */
export const NAMES_IN = { fr: 'inFrench', en: 'inEnglish' } as const satisfies Record<
  Language,
  BattleColumnId
>

/** The language of the names of a file: not that of which it has a column of its own; else the reader’s. */
export function namesLanguage(has: (column: BattleColumnId) => boolean, reader: Language): Language {
  return (
    LANGUAGES.find((language) => has(NAMES_IN[otherLanguage(language)]) && !has(NAMES_IN[language])) ?? reader
  )
}

/** A sheet of counter types says neither in what group counters are nor where. */
export function isOrderOfBattle(headings: readonly string[]): boolean {
  const known = new Set(columnsNamed(BATTLE_COLUMNS, headings).map((column) => column?.id))
  return known.has('type') && (known.has('group') || known.has('position'))
}
