/** Mounted in full armour on a barded horse, lance couched. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HORSE } from './horse'

export const cataphract: Figure = {
  width: 158,
  height: 105,
  shapes: [
    ...HORSE,
    // Caparison to the knees, chamfron and crest.
    ...rimmed(
      'M38 58Q48 48 62 52Q76 58 92 50L106 34L116 47Q112 62 108 84Q98 90 90 83L62 83Q48 90 34 86Q34 70 38 58Z',
      3.2,
    ),
    line('light', 2, 'M37 79Q50 82 62 76L90 76Q98 82 108 77'),
    fill('light', disc(48, 67, 2.6)),
    fill('light', disc(76, 68, 2.6)),
    fill('light', disc(101, 60, 2.6)),
    fill('dark', 'M110 24L108 12L118 21L133 38L128 44L119 38Z'),
    line('dark', 4, 'M44 43L152 13.5'),
    fill('dark', 'M158 12L147 9.5L149 19Z'),
    fill('dark', 'M62 25Q73 18 84 25L86 53Q74 58 62 53Z'),
    line('light', 1.6, 'M64 33L83 33'),
    line('light', 1.6, 'M64 41L84 41'),
    line('dark', 9.5, 'M77 50L88 62'),
    line('dark', 7, 'M88 62L86 77'),
    line('dark', 5, 'M85 79L93 80'),
    line('dark', 8, 'M80 28L91 37L84 33'),
    fill('dark', 'M65 4Q74 -1 83 4L84 17Q81 24 74 25Q67 24 64 17Z'),
    line('light', 2.2, 'M71 12L83.5 12'),
    fill('dark', 'M72 2Q66 -8 52 -6Q60 -1 62 6Q67 3 74 3Z'),
  ],
}
