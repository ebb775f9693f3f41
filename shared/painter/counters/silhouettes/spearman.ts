/** Spear upright, long shield. */
import { type Figure, fill, line, rimmed } from './figure'
import { LEGS, TUNIC } from './footman'
import { HEAD, KETTLE_HAT } from './heads'

export const spearman: Figure = {
  width: 100,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...HEAD,
    ...KETTLE_HAT,
    line('dark', 3.6, 'M78 98L78 15'),
    fill('dark', 'M78 -3Q84.5 8 78 20Q71.5 8 78 -3Z'),
    line('light', 1.2, 'M78 3L78 15'),
    line('dark', 8.5, 'M59 34L69 46L77 46'),
    ...rimmed('M20 38Q32.5 30 45 38L44.5 54Q42 68 32.5 80Q23 68 20.5 54Z', 3.2),
    line('light', 1.8, 'M32.5 37L32.5 74'),
    line('light', 1.8, 'M23 49L42 49'),
  ],
}
