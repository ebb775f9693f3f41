/** Mounted without armour, javelin in the air, small shield. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HORSE } from './horse'

export const lightRider: Figure = {
  width: 142,
  height: 105,
  shapes: [
    ...HORSE,
    ...rimmed('M62 52Q74 56 86 50L89 62Q76 67 61 64Z', 2.8),
    fill('dark', 'M64 26Q74 20 84 26L85 51Q74 56 64 51Z'),
    line('light', 2, 'M64.5 45L84.5 45'),
    line('dark', 8.5, 'M78 49L87 61'),
    line('dark', 6, 'M87 61L84 75'),
    line('dark', 4.6, 'M83 77L91 78'),
    fill('dark', disc(75, 15, 7.4)),
    fill('dark', 'M67 14Q68 5 77 5Q84 8 83 13Q76 10 71 14Q68 20 62 22Z'),
    line('dark', 7, 'M67 29L54 22L58 10'),
    line('dark', 2.6, 'M24 18L118 3'),
    fill('dark', 'M128 1.5L116 -1.500L117 7.500Z'),
    ...rimmed(disc(87, 38, 9.5), 2.6),
    fill('dark', disc(87, 38, 2.8)),
  ],
}
