/** Refuses values that no file can hold, so that a saved file opens again. */
import { COLOR, FAR_MM, LABEL_SIZE, MAX_QUANTITY, MAX_TURN, WING_CONDITION } from '#shared/document/limits'
import { type Board, type FacePair, type Wing } from '#shared/document/types'
import { type Field } from '#shared/document/fields/vocabulary'
import { type Grid, isCut } from '#shared/hex/grid'
import { quotable } from '#shared/i18n/quotable'
import { Misfit } from '#shared/json/misfit'
import { type Refusal } from './command/command'
import { OFF_MAP, refusal } from './command/refusals'
import { cannotTurn } from './joinRefusals'

export function refusedColor(color: string | undefined): Refusal | undefined {
  if (color === undefined || COLOR.test(color)) return undefined
  return refusal('Une couleur s’écrit «\u202f#rrvvbb\u202f».', 'A colour is written “#rrggbb”.')
}

/** A board has a name of its own, and lies turned only where its rectangle can. */
export function refusedBoard(
  { name, turned, columns, rows }: Pick<Board, 'name' | 'turned' | 'columns' | 'rows'>,
  others: readonly Pick<Board, 'name'>[],
  grid: Grid,
): Refusal | undefined {
  if (name.trim() === '')
    return refusal('Un plateau a un nom ou un numéro.', 'A board has a name or a number.')
  if (others.some((other) => other.name === name))
    return refusal(
      `Un autre plateau s’appelle déjà ${quotable(name)}.`,
      `Another board is already called ${quotable(name)}.`,
    )
  const lines = grid.orientation === 'flat' ? columns : rows
  return turned && isCut(grid) && lines % 2 === 0 ? cannotTurn(grid) : undefined
}

export function refusedQuantity(quantity: number | undefined): Refusal | undefined {
  if (quantity === undefined) return undefined
  if (Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY) return undefined
  return refusal(
    `Une quantité est un nombre entier de 0 à ${MAX_QUANTITY}.`,
    `A quantity is a whole number from 0 to ${MAX_QUANTITY}.`,
  )
}

/** Each face has one other behind it. */
export function refusedPairs(pairs: readonly FacePair[] | null | undefined): Refusal | undefined {
  const named = (pairs ?? []).flatMap(({ front, back }) => [front, back])
  if (new Set(named).size === named.length) return undefined
  return refusal(
    'Une face n’a qu’un verso, et ce n’est pas elle-même.',
    'A face has one other on its back, and never itself.',
  )
}

/** An emptied number input gives NaN, which JSON cannot write. */
export function refusedStats(
  all: readonly (Readonly<Record<string, unknown>> | undefined)[],
): Refusal | undefined {
  const values = all.flatMap((stats) => Object.values(stats ?? {}))
  if (values.every((value) => typeof value !== 'number' || Number.isFinite(value))) return undefined
  return refusal('Cette valeur n’est pas un nombre.', 'This value is not a number.')
}

/** A turn of the game: counted from 1. */
export function refusedTurn(turn: number | undefined): Refusal | undefined {
  if (turn === undefined || (Number.isInteger(turn) && turn >= 1 && turn <= MAX_TURN)) return undefined
  return refusal(
    `Un tour est un nombre entier de 1 à ${MAX_TURN}.`,
    `A turn is a whole number from 1 to ${MAX_TURN}.`,
  )
}

export function refusedWing({ morale, rest, banner }: Wing): Refusal | undefined {
  const { least, most } = WING_CONDITION
  const fits = [morale, rest].every((value) => Number.isInteger(value) && value >= least && value <= most)
  if (fits) return refusedColor(banner)
  return refusal(
    `Le moral et le repos d’une aile sont des nombres entiers de ${least} à ${most}.`,
    `Morale and rest of a wing are whole numbers from ${least} to ${most}.`,
  )
}

/** Refuses a wrong label or a wrong change of one; null stands for what is taken away. */
export function refusedLabel(label: {
  readonly text: string
  readonly sizeMm: number
  readonly angle: number
  readonly dxMm: number
  readonly dyMm: number
  readonly color?: string | null
}): Refusal | undefined {
  const { least, most } = LABEL_SIZE
  if (label.text.trim() === '') return refusal('Un texte est attendu.', 'A text is expected.')
  if (!(label.sizeMm >= least && label.sizeMm <= most))
    return refusal(`La taille va de ${least} à ${most} mm.`, `The size is from ${least} to ${most} mm.`)
  if (!(Math.abs(label.angle) <= 360))
    return refusal('Un angle va de -360 à 360 degrés.', 'An angle is from -360 to 360 degrees.')
  if (!(Math.max(Math.abs(label.dxMm), Math.abs(label.dyMm)) <= FAR_MM)) return OFF_MAP
  return refusedColor(label.color ?? undefined)
}

/** As for labels. */
export function refusedZone(zone: {
  readonly name: string
  readonly color?: string | null
  readonly opacity?: number | null
}): Refusal | undefined {
  if (zone.name.trim() === '') return refusal('Un nom est attendu.', 'A name is expected.')
  const opacity = zone.opacity ?? 0
  if (!(opacity >= 0 && opacity <= 1))
    return refusal('Une opacité va de 0 à 1.', 'An opacity is from 0 to 1.')
  return refusedColor(zone.color ?? undefined)
}

/** Refuses a value, as documents hold it, that its field could not read again. */
export function refusedValue<T>(field: Field<T>, value: T): Refusal | undefined {
  try {
    field.read(value, { path: [] })
    return undefined
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    const { fr, en } = error.problem
    return refusal(`Cette valeur ne convient pas (${fr}).`, `This value does not fit (${en}).`)
  }
}
