/** Refuses values that no file can hold, so that a saved file opens again. */
import { COLOR, MAX_QUANTITY, MAX_TURN, WING_CONDITION } from '#shared/document/limits'
import { type FacePair, type Wing } from '#shared/document/armies'
import { type Field } from '#shared/document/fields/vocabulary'
import { Misfit } from '#shared/json/misfit'
import { type Refusal } from './command'
import { refusal } from './refusals'

export function refusedColor(color: string | undefined): Refusal | undefined {
  if (color === undefined || COLOR.test(color)) return undefined
  return refusal('Une couleur s’écrit «\u202f#rrvvbb\u202f».', 'A colour is written “#rrggbb”.')
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
