/** Beasts of the fantasy game, and those who ride them. */
import { disc, type Figure, fill, line, moved, rimmed, type Shape } from './figure'

const WOLF: readonly Shape[] = [
  line('dark', 7, 'M40 62L46 76L40 92'),
  line('dark', 7, 'M92 60L102 72L100 92'),
  fill('dark', 'M24 46Q8 40 0 52Q10 52 14 60Q20 60 30 56Z'),
  fill(
    'dark',
    'M22 50C22 40 34 36 46 38C60 40 72 38 82 34C90 28 98 22 106 18L106 8L114 14L120 8L121 18C128 22 136 28 141 33' +
      'C143 37 140 39 136 39L124 40L130 45C126 49 120 48 114 46C112 56 108 64 100 66C86 68 60 62 44 66C30 68 22 60 22 50Z',
  ),
  line('dark', 8, 'M30 58L22 72L28 92'),
  line('dark', 8, 'M98 60L92 76L88 92'),
  line('dark', 5, 'M28 94L36 94M40 94L47 94M88 94L96 94M100 94L108 94'),
  fill('light', 'M118 22L124 24L119 26.500Z'),
  line('light', 1.8, 'M138 36L122 36'),
  line('light', 1.6, 'M98 30L102 36L96 40L102 46'),
]

/** A wolf on the run, the ears up. */
export const wolf: Figure = { width: 144, height: 96, shapes: WOLF }

/** A small rider with long ears on a wolf. */
export const wolfRider: Figure = {
  width: 144,
  height: 110,
  shapes: [
    ...moved(WOLF, 0, 14),
    ...rimmed('M48 52Q66 58 82 50L85 70Q66 76 48 70Z', 2.8),
    fill('dark', 'M54 34Q64 27 76 34L79 58Q66 64 53 58Z'),
    line('dark', 8, 'M70 56L80 66L76 78'),
    fill('dark', disc(66, 21, 9)),
    fill('dark', 'M60 18L42 10L59 27ZM72 17L90 9L74 27Z'),
    fill('light', 'M67 18L73 16.500L71 21Z'),
    line('dark', 7, 'M74 37L88 33'),
    line('dark', 3, 'M40 52L128 8'),
    fill('dark', 'M138 3L124 5L128 14Z'),
  ],
}

/** Eight legs about a round body. */
export const spider: Figure = {
  width: 140,
  height: 96,
  shapes: [
    line('dark', 4.4, 'M76 52L58 18L38 92'),
    line('dark', 4.4, 'M80 52L70 12L60 92'),
    line('dark', 4.4, 'M92 52L102 10L104 92'),
    line('dark', 4.4, 'M96 52L116 16L128 92'),
    line('dark', 4.4, 'M76 58L48 34L20 92'),
    line('dark', 4.4, 'M98 58L126 34L138 88'),
    fill('dark', 'M8 44Q12 18 40 20Q66 24 72 48Q70 68 46 72Q14 74 8 44Z'),
    ...rimmed('M28 34L44 32L38 46L50 58L30 60L38 46Z', 2),
    fill('dark', disc(86, 54, 15)),
    fill('dark', disc(104, 60, 9)),
    line('dark', 3.6, 'M108 66L112 76M102 68L104 78'),
    fill('light', disc(104, 56, 1.9)),
    fill('light', disc(109, 59, 1.9)),
  ],
}

/** Ears, and wings of skin in points. */
export const bat: Figure = {
  width: 150,
  height: 76,
  shapes: [
    fill('dark', 'M66 34Q50 6 30 4L26 -3L22 6Q6 16 0 40Q12 34 20 42Q28 36 38 46Q46 40 54 52Q60 46 68 54Z'),
    fill(
      'dark',
      'M84 34Q100 6 120 4L124 -3L128 6Q144 16 150 40Q138 34 130 42Q122 36 112 46Q104 40 96 52Q90 46 82 54Z',
    ),
    line('light', 1.8, 'M64 36Q48 18 27 8L20 36M40 14L38 40M52 22L54 44'),
    line('light', 1.8, 'M86 36Q102 18 123 8L130 36M110 14L112 40M98 22L96 44'),
    ...rimmed('M66 34Q75 28 84 34Q88 54 75 72Q62 54 66 34Z', 2.6),
    fill('dark', 'M64 28L62 8L71 17L79 17L88 8L86 28Q84 38 75 39Q66 38 64 28Z'),
    fill('light', disc(71, 26, 2.2)),
    fill('light', disc(79, 26, 2.2)),
    line('light', 1.4, 'M72 33L73 36L75 33L77 36L78 33'),
  ],
}

/** A rider between the wings of a beast, half eagle and half lion. */
export const griffonRider: Figure = {
  width: 156,
  height: 108,
  shapes: [
    line('dark', 8, 'M54 72L60 88L54 102'),
    line('dark', 6, 'M106 68L116 82L114 100'),
    line('dark', 4, 'M34 62Q12 66 10 42'),
    fill('dark', 'M10 46L2 30L18 32Z'),
    fill(
      'dark',
      'M32 64C32 52 46 48 60 50C74 52 90 50 100 42C106 34 108 24 118 18C130 14 142 20 146 30L154 38C154 44 148 44 144 40' +
        'L134 40C128 46 126 56 120 64C112 76 98 78 84 78C68 80 52 80 42 76C34 74 32 70 32 64Z',
    ),
    fill('dark', 'M118 20L112 6L126 16Z'),
    fill('light', 'M134 26L141 28L136 31Z'),
    line('dark', 8.5, 'M40 68L34 86L38 102'),
    line('dark', 6.5, 'M112 70L104 86L98 100'),
    line('dark', 4.5, 'M38 104L46 104M54 104L62 104M98 102L106 104M98 102L104 98M114 102L122 104'),
    fill('dark', 'M66 26Q76 20 86 26L87 48Q76 53 65 48Z'),
    fill('dark', disc(77, 16, 7.4)),
    fill('dark', 'M68 15Q68 5 78 -1Q86 6 86.500 15Z'),
    line('dark', 7, 'M84 29L98 32'),
    line('dark', 3, 'M66 44L142 2'),
    fill('dark', 'M151 -3L138 1L142.500 8Z'),
    ...rimmed('M84 60Q76 30 40 -3Q38 10 24 10Q32 20 24 28Q36 30 34 40Q46 40 48 52Q58 48 66 62Z', 3),
    line('dark', 2, 'M76 56Q64 32 44 10M68 56Q56 40 38 26M60 54Q50 46 40 40'),
  ],
}
