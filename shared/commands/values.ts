/** Values that no document holds, refused before they come into one: a saved file must open again. */
import { COLOR, MAX_QUANTITY, WING_CONDITION } from '#shared/document/limits'
import { type Wing } from '#shared/document/types'
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

/** An emptied number input gives NaN, which JSON cannot write. */
export function refusedStats(...all: (Readonly<Record<string, unknown>> | undefined)[]): Refusal | undefined {
  const values = all.flatMap((stats) => Object.values(stats ?? {}))
  if (values.every((value) => typeof value !== 'number' || Number.isFinite(value))) return undefined
  return refusal('Cette valeur n’est pas un nombre.', 'This value is not a number.')
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
