/** A pike longer than the card is high, and those of the rank behind. */
import { type Figure, fill, line, rimmed } from './figure'
import { LEGS, TUNIC } from './footman'
import { HEAD, KETTLE_HAT } from './heads'

export const pikeman: Figure = {
  width: 118,
  height: 100,
  shapes: [
    // The pikes behind, then his own.
    line('dark', 2.2, 'M2 84L82 4'),
    fill('dark', 'M88 -2L83 9L77 3Z'),
    line('dark', 2.2, 'M38 97L112 23'),
    fill('dark', 'M118 17L113 28L107 22Z'),
    ...LEGS,
    ...TUNIC,
    ...rimmed('M38 31Q50 26 62 31L62.5 47L60 55Q50 58 40 55L37.5 47Z', 2.6),
    line('light', 1.8, 'M50 31L50 54'),
    ...HEAD,
    ...KETTLE_HAT,
    line('dark', 4, 'M17 92L103 6'),
    fill('dark', 'M112 -3L105.5 12L97 3.5Z'),
    line('dark', 8, 'M42 35L36 55L50 58'),
    line('dark', 8, 'M60 35L72 44L69 39'),
  ],
}
