/** The classes of terrain: their names, and what they allow a unit on the ground. @rule CM-TER-1 */
import { type Localized } from '#shared/i18n/localized'

interface DifficultyRow {
  readonly name: Localized
  /** A formation may stand there. */
  readonly formation: boolean
  readonly charge: boolean
}

const closed = { formation: false, charge: false }

const ROWS = {
  clear: { name: { fr: 'clair', en: 'clear' }, formation: true, charge: true },
  rough: { ...closed, name: { fr: 'accidenté', en: 'rough' } },
  difficult: { ...closed, name: { fr: 'difficile', en: 'difficult' } },
  water: { ...closed, name: { fr: 'eau', en: 'water' } },
  lava: { ...closed, name: { fr: 'lave', en: 'lava' } },
  fortification: { ...closed, name: { fr: 'fortification', en: 'fortification' } },
  impassable: { ...closed, name: { fr: 'infranchissable', en: 'impassable' } },
}

export type Difficulty = keyof typeof ROWS

export const DIFFICULTY_ROWS: Readonly<Record<Difficulty, DifficultyRow>> = ROWS
export const DIFFICULTIES = Object.keys(ROWS) as readonly Difficulty[]
export const DIFFICULTY_NAMES = Object.fromEntries(DIFFICULTIES.map((id) => [id, ROWS[id].name])) as Readonly<
  Record<Difficulty, Localized>
>
