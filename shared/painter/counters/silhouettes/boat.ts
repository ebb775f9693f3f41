/** Clinker hull, sail set, shields along the side. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const boat: Figure = {
  width: 136,
  height: 100,
  shapes: [
    line('dark', 4.5, 'M66 74L66 2'),
    fill('dark', 'M68 2L82 5L68 9Z'),
    ...rimmed('M34 14L100 14Q108 36 100 58L34 58Q44 36 34 14Z', 3.2),
    line('dark', 2.2, 'M55 14Q63 36 55 58'),
    line('dark', 2.2, 'M79 14Q87 36 79 58'),
    line('dark', 2, 'M34 58L18 70'),
    line('dark', 2, 'M100 58L116 70'),
    fill('dark', 'M4 58Q10 70 22 71L112 71Q124 70 130 54L136 56Q134 86 112 92L26 92Q6 88 0 60Z'),
    line('light', 1.8, 'M10 77Q14 79 22 79L114 79'),
    fill('light', disc(36, 76, 5.5)),
    fill('light', disc(56, 76, 5.5)),
    fill('light', disc(76, 76, 5.5)),
    fill('light', disc(96, 76, 5.5)),
    line('dark', 2, 'M8 97Q20 93 32 97'),
    line('dark', 2, 'M46 97Q58 93 70 97'),
    line('dark', 2, 'M84 97Q96 93 108 97'),
  ],
}
