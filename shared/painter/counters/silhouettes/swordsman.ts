/** Sword raised, round shield before the body. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { LEGS, TUNIC } from './footman'
import { HEAD, NASAL_HELMET } from './heads'

export const swordsman: Figure = {
  width: 100,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...HEAD,
    ...NASAL_HELMET,
    line('dark', 8.5, 'M58 34L71 43L75 32'),
    fill('dark', 'M74.2 26.2L78.8 29.6L96.2 6.2L98.5 0.5L93.2 3.6Z'),
    line('dark', 3.6, 'M69.5 24.5L82 33.5'),
    line('dark', 4, 'M75.5 30.5L72 35.5'),
    ...rimmed(disc(33, 48, 16.5), 3.4),
    line('light', 1.6, disc(33, 48, 11.5)),
    fill('dark', disc(33, 48, 4.6)),
  ],
}
