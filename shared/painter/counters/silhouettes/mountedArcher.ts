/** Mounted, turned in the saddle to shoot behind. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HORSE } from './horse'

export const mountedArcher: Figure = {
  width: 142,
  height: 105,
  shapes: [
    ...HORSE,
    ...rimmed('M60 52Q74 56 88 50L92 66Q76 72 58 68Z', 3),
    fill('dark', 'M64 26Q74 20 84 26L85 51Q74 56 64 51Z'),
    line('light', 2, 'M64.5 45L84.5 45'),
    line('dark', 9, 'M78 49L87 61'),
    line('dark', 6.5, 'M87 61L84 75'),
    line('dark', 5, 'M83 77L91 78'),
    ...rimmed('M80 42L89 40L94 57L86 60Z', 2.4),
    line('dark', 1.8, 'M83 41L81 33M87 40L87 32'),
    // Turban over the head.
    fill('dark', disc(73, 16, 7.2)),
    ...rimmed('M63.5 12Q63 2 73 1Q84 1 84 11Q79 16 73 13Q68 16 63.5 12Z', 2.4),
    line('dark', 4, 'M83 12L90 19'),
    line('dark', 7, 'M66 29L40 24'),
    line('dark', 7, 'M81 29L95 25L79 24'),
    line('dark', 4, 'M53 -7Q49 -5 46 -1Q24 23 44 48Q46 53 51 55'),
    line('dark', 1.5, 'M52 -6L80 24L50 54'),
    line('dark', 2.2, 'M83 24L22 22.5'),
    fill('dark', 'M15 22.5L24 18.5L24 26.5Z'),
  ],
}
