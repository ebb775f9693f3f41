/** Refuses art of counters that no file can hold. */
import { ART_SHIFT, ART_TURN, ART_ZOOM } from '#shared/document/limits'
import { type ArtPlace } from '#shared/document/armies'
import { type ChangeOf } from './command/change'
import { type Refusal } from './command/command'
import { refusal } from './command/refusals'
import { refusedColor } from './command/values'

/** Refuses a place of a picture on a card, or a change of one, that no file can hold. */
export function refusedArt({
  zoom = 1,
  x = 0,
  y = 0,
  turn = 0,
  tint,
  tintOpacity,
}: ChangeOf<ArtPlace>): Refusal | undefined {
  if (!(zoom >= ART_ZOOM.least && zoom <= ART_ZOOM.most))
    return refusal(
      `Un zoom va de ${ART_ZOOM.least * 100} à ${ART_ZOOM.most * 100}\u202f%.`,
      `A zoom is from ${ART_ZOOM.least * 100}% to ${ART_ZOOM.most * 100}%.`,
    )
  if (!(Math.max(Math.abs(x), Math.abs(y)) <= ART_SHIFT))
    return refusal('L’image sort de son pion.', 'The picture leaves its card.')
  if (!(Math.abs(turn) <= ART_TURN))
    return refusal('Un angle va de -360 à 360 degrés.', 'An angle is from -360 to 360 degrees.')
  const strength = tintOpacity ?? 0
  if (!(strength >= 0 && strength <= 1))
    return refusal('Une opacité va de 0 à 1.', 'An opacity is from 0 to 1.')
  return refusedColor(tint ?? undefined)
}
