/** Crossbow levelled, iron hat, tabard. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { LEGS, TUNIC } from './footman'
import { HEAD, KETTLE_HAT } from './heads'

export const crossbowman: Figure = {
  width: 106,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...rimmed('M42.5 41L57.5 41L62 74Q50 77 38 74Z', 2.4),
    line('dark', 2.6, 'M40 56.5L60 56.5'),
    ...HEAD,
    ...KETTLE_HAT,
    line('dark', 8, 'M43 35L47 47L58 41'),
    line('dark', 8, 'M59 35L70 45L78 36'),
    // Stock, bow, string, stirrup.
    fill('dark', 'M49 33L60 31L97 27L97.5 32L62 38L51 43Z'),
    line('dark', 4.4, 'M81 5Q101 28 89 55'),
    line('dark', 1.6, 'M81 5L73 31L89 55'),
    line('dark', 2.4, disc(101, 29, 3.8)),
  ],
}
