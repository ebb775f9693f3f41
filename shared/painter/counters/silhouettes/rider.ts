/** Mounted, lance couched, pennon flying. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HORSE } from './horse'

export const rider: Figure = {
  width: 158,
  height: 105,
  shapes: [
    ...HORSE,
    ...rimmed('M58 52Q74 56 90 49L97 72Q78 82 55 75Z', 3),
    line('light', 1.8, 'M60 69Q78 75 93 67'),
    // Lance and pennon behind the body.
    line('dark', 3.4, 'M44 43L152 13.5'),
    fill('dark', 'M158 12L148 10.5L149.5 18Z'),
    ...rimmed('M142 15L123 20.5L98 19L106 13L99 5L126 3.5Z', 2.6),
    // Body, leg, head.
    fill('dark', 'M63 25Q73 19 83 25L85 51Q74 56 63 51Z'),
    line('dark', 9, 'M76 49L86 61'),
    line('dark', 6.5, 'M86 61L83 75'),
    line('dark', 5, 'M82 77L90 78'),
    line('dark', 7.5, 'M80 28L90 36L84 33'),
    fill('dark', disc(74, 15, 7.4)),
    fill('dark', 'M65 15Q65 6 76 -1Q83.5 6 84 15Z'),
    line('light', 1.7, 'M65.5 13.5L83.5 13.5'),
    ...rimmed('M51 29Q61 22 71 29L70.5 44Q68 55 61 64Q54 55 51.5 44Z', 3),
    line('light', 1.8, 'M61 29L61 58'),
    line('light', 1.8, 'M54 39L68 39'),
  ],
}
