/** Horses without their riders. */
import { type Figure, fill, line, rimmed, type Shape } from './figure'
import { HORSE } from './horse'
import { SADDLE_CLOTH } from './riders'

const SADDLE: readonly Shape[] = [
  ...SADDLE_CLOTH,
  fill('dark', 'M60 52L58 42Q64 44 66 49Q76 52 84 47Q86 40 92 38L90 51Q76 58 60 52Z'),
  line('dark', 2.4, 'M76 54L78 74'),
  line('dark', 3, 'M73 76L83 76'),
]

/** A horse under an empty saddle. */
export const loneHorse: Figure = { width: 142, height: 105, shapes: [...HORSE, ...SADDLE] }

/** A horse that has fallen, its legs stretched out. */
export const fallenHorse: Figure = {
  width: 150,
  height: 70,
  shapes: [
    line('dark', 6.5, 'M44 40L36 14L26 4'),
    line('dark', 6.5, 'M58 40L58 12L50 1'),
    line('dark', 6.5, 'M92 42L96 14L108 6'),
    line('dark', 6.5, 'M102 44L114 20L126 18'),
    fill('dark', 'M26 46C12 44 6 52 1 66C14 64 24 66 30 56Z'),
    fill(
      'dark',
      'M26 52C26 38 40 34 58 38C74 42 88 38 102 38C112 40 116 48 124 54C134 56 144 60 149 65C147 70 140 71 133 69' +
        'C120 70 110 68 102 66C80 70 60 70 44 68C32 68 26 62 26 52Z',
    ),
    ...rimmed('M54 40Q72 46 88 40L90 66Q72 70 54 67Z', 2.8),
    line('light', 1.6, 'M118 58Q110 62 104 58M139 61L134 68'),
  ],
}
