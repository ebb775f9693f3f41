/** A camel and its rider. */
import { type Figure, fill, line, rimmed, type Shape } from './figure'
import { HEADCLOTH, onHorseback } from './heads'

const CAMEL: readonly Shape[] = [
  line('dark', 7, 'M48 72L54 88'),
  line('dark', 5, 'M54 88L50 108'),
  line('dark', 7, 'M100 70L108 86'),
  line('dark', 5, 'M108 86L106 108'),
  line('dark', 3.4, 'M30 58Q20 66 22 82'),
  fill(
    'dark',
    'M29 62C28 50 40 46 52 46C58 34 70 30 80 38C88 46 96 50 104 48C112 44 114 30 118 18C121 9 128 6 136 8' +
      'L139 3L142 9C150 11 155 16 156 21C156 26 151 27 146 25L137 24C131 28 131 44 126 56C121 68 112 76 102 76' +
      'C84 80 64 80 46 76C34 76 29 70 29 62Z',
  ),
  line('dark', 8, 'M38 68L36 88'),
  line('dark', 5.6, 'M36 88L30 108'),
  line('dark', 8, 'M108 66L116 84'),
  line('dark', 5.6, 'M116 84L124 104'),
  line('dark', 5, 'M29 109.500L37 109.500M49 109.500L57 109.500M105 109.500L113 109.500M124 105L131 104'),
  fill('light', 'M141 13L145 14.500L141.5 16.500Z'),
  line('light', 1.8, 'M146 12L139 24'),
]

/** A rider of the desert on a camel, with a lance. */
export const camelRider: Figure = {
  width: 160,
  height: 111,
  shapes: [
    ...CAMEL,
    ...rimmed('M52 48Q72 40 92 50L94 72Q72 80 50 72Z', 3),
    line('light', 1.8, 'M54 66Q72 72 91 66'),
    fill('dark', 'M62 22Q73 15 84 22L86 46Q73 52 60 46Z'),
    line('dark', 8, 'M77 44L92 54'),
    line('dark', 6, 'M92 54L90 68'),
    ...onHorseback(HEADCLOTH),
    line('dark', 3.2, 'M38 40L150 -3'),
    fill('dark', 'M160 -7L146 -7.500L149 2Z'),
    line('dark', 7, 'M80 25L94 30L86 20'),
  ],
}
