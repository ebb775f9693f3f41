/** Peoples of the fantasy game that are not men. */
import { disc, type Figure, fill, line, rimmed } from './figure'

/** Short and broad, a beard to the belt, an axe. */
export const dwarf: Figure = {
  width: 104,
  height: 88,
  shapes: [
    fill('dark', 'M34 62L50 62L48 78L52 86L30 86L33 76Z'),
    fill('dark', 'M54 62L70 62L71 76L76 86L54 86L56 78Z'),
    fill('dark', 'M28 34Q52 24 76 34L78 52L72 70Q52 76 32 70L26 52Z'),
    line('light', 2, 'M31 60L73 60'),
    fill('dark', 'M37 22Q37 2 52 2Q67 2 67 22Z'),
    fill('dark', 'M38 14Q26 12 25 0Q31 6 40 6ZM66 14Q78 12 79 0Q73 6 64 6Z'),
    ...rimmed('M38 22Q52 28 67 22Q70 40 62 52L53 66L43 52Q35 40 38 22Z', 2.6),
    line('dark', 1.8, 'M47 34L50 52M53 32L53 56M59 34L56 52'),
    line('light', 1.8, 'M37.5 18L66.5 18'),
    line('dark', 10, 'M74 38L86 48L87 36'),
    line('dark', 4.4, 'M87 74L87 4'),
    fill('dark', 'M88 2Q103 -2 104 16Q103 32 88 28Q93 15 88 2ZM86 4Q74 4 73 15Q74 26 86 26Z'),
    line('dark', 10, 'M30 38L20 50L28 60'),
  ],
}

/** Hunched and tusked, a notched cleaver. */
export const orc: Figure = {
  width: 106,
  height: 98,
  shapes: [
    line('dark', 12, 'M42 64L32 78L36 93'),
    line('dark', 12, 'M60 64L70 77L68 93'),
    line('dark', 7, 'M34 94.500L44 94.500M66 94.500L77 94.500'),
    fill('dark', 'M22 40Q30 20 54 22Q78 24 78 42L72 58L74 72Q52 80 32 72L34 58Z'),
    ...rimmed('M34 58L71 58L75 76L64 70L54 80L44 70L31 76Z', 2.4),
    fill('dark', 'M24 38L14 22L32 28ZM34 28L30 12L44 24Z'),
    fill('dark', 'M52 24Q50 6 66 6Q80 8 80 20L86 26Q82 38 68 38Q54 38 52 24Z'),
    fill('dark', 'M56 14L44 6L54 22Z'),
    fill('light', 'M70 17L78 16L74 21Z'),
    fill('light', 'M70 33L72 24L75.500 33ZM79 32L80 24L83 31Z'),
    line('dark', 10, 'M74 44L88 50L90 38'),
    line('dark', 4.4, 'M86 52L92 30'),
    fill('dark', 'M88 34L94 35L106 4Q98 -5 88 -2L92 5L87 9L91 14L86 19L90 25Z'),
    line('dark', 10, 'M28 42L16 56L22 70'),
    fill('dark', disc(23, 72, 6.4)),
  ],
}

/** Bones, a skull, a shield that has seen better days. */
export const skeleton: Figure = {
  width: 98,
  height: 99,
  shapes: [
    line('dark', 3.6, 'M45 62L38 78L37 94M55 62L61 78L60 94M36 96L43 96M60 96L68 96'),
    fill('dark', disc(38.5, 78, 3.4)),
    fill('dark', disc(60.5, 78, 3.4)),
    fill('dark', 'M40 57L60 57L57 66L50 62L43 66Z'),
    line('dark', 4, 'M50 26L50 60'),
    line('dark', 3.2, 'M37 33L63 33M39 40L61 40M40 46.500L60 46.500M42 52.500L58 52.500'),
    fill('dark', 'M40 14Q40 3 51 3Q62 3 62 14L60 20L58 27L45 27L43 20Z'),
    fill('light', disc(48, 14.5, 2.8)),
    fill('light', disc(56.5, 14.5, 2.8)),
    line('light', 1.5, 'M48 23L48 27M51.500 23L51.500 27M55 23L55 27'),
    line('dark', 3.6, 'M63 34L70 46L79 45'),
    line('dark', 3.2, 'M79 98L79 12'),
    fill('dark', 'M79 -6Q86 6 79 18Q72 6 79 -6Z'),
    line('dark', 3.6, 'M37 34L28 46L32 54'),
    ...rimmed('M16 44Q30 36 42 45L44 58L38 60L40 66Q34 74 28 76L26 70L20 68Q15 56 16 44Z', 2.8),
    line('dark', 2, 'M27 42L31 54L26 62'),
  ],
}

/** A hood without a face, rags instead of legs, claws. */
export const wraith: Figure = {
  width: 108,
  height: 100,
  shapes: [
    fill('dark', 'M38 34Q52 26 66 36L72 62L66 72L70 86L58 80L54 98L46 82L34 92L38 74L24 78L34 58Z'),
    fill('dark', 'M34 34Q34 6 54 3Q70 8 70 28Q68 38 54 40Q40 42 34 34Z'),
    fill('light', 'M54 12Q64 13 65 24Q63 33 56 34Q49 32 48.500 23Q50 13 54 12Z'),
    fill('dark', 'M55 15Q62 16 62.500 24Q61 31 56.500 31.500Q51.500 30 51 23Q52 16 55 15Z'),
    fill('light', disc(55, 22, 1.9)),
    fill('light', disc(60, 22, 1.9)),
    fill('dark', 'M60 38L88 36L96 44L84 58L66 56Z'),
    line('dark', 3, 'M90 38L102 30M93 41L107 38M94 45L106 47'),
    fill('dark', 'M42 40L18 34L8 42L20 54L40 54Z'),
    line('dark', 3, 'M14 38L4 30M10 42L0 42M14 46L3 52'),
    line('accent', 5, 'M40 58Q54 64 69 56'),
  ],
}

/** Horns, wings, a tail with a barb, a trident. */
export const demon: Figure = {
  width: 118,
  height: 100,
  shapes: [
    ...rimmed('M46 36Q34 14 4 4Q12 16 8 24Q16 24 16 34Q24 32 28 42Q36 40 42 50Z', 2.8),
    ...rimmed('M66 36Q78 14 106 6Q100 16 103 24Q96 24 95 34Q88 32 84 42Q76 40 70 50Z', 2.8),
    line('dark', 4, 'M48 66Q24 70 20 88'),
    fill('dark', 'M20 98L12 86L27 85Z'),
    line('dark', 10, 'M49 64L42 79L46 93'),
    line('dark', 10, 'M62 64L70 78L66 93'),
    line('dark', 6, 'M42 95L50 95M66 95L75 95'),
    fill('dark', 'M40 34Q56 26 72 34L73 50L67 58L68 70Q56 75 44 70L45 58L39 50Z'),
    fill('dark', disc(56, 20, 9.5)),
    fill('dark', 'M48 16Q36 12 38 -5Q43 6 52 10ZM64 16Q76 12 74 -5Q69 6 60 10Z'),
    fill('light', 'M57 17L64 15L61.500 20.500ZM48.500 15.500L54 17L50.500 20Z'),
    line('dark', 8.5, 'M71 38L84 52L92 50'),
    line('dark', 3.8, 'M94 98L94 38'),
    line('dark', 3.4, 'M84 30Q84 42 94 42Q104 42 104 30M94 40L94 28'),
    fill('dark', 'M94 22L98 32L90 32ZM84 24L88 33L80 33ZM104 24L108 33L100 33Z'),
    line('dark', 8.5, 'M41 38L31 52L36 62'),
  ],
}

/** A snout, a heavy tail, a spear. */
export const lizardman: Figure = {
  width: 106,
  height: 100,
  shapes: [
    fill('dark', 'M44 58Q24 66 4 92Q26 90 52 74Z'),
    line('dark', 11, 'M46 64L38 80L46 93'),
    line('dark', 11, 'M58 64L68 78L62 93'),
    line('dark', 5.5, 'M44 95.500L54 95.500M61 95.500L72 95.500'),
    fill('dark', 'M40 34Q52 26 64 34L66 50L62 70Q52 75 42 70L38 50Z'),
    ...rimmed('M50 32L62 34L63 50L60 68L50 70Q56 50 50 32Z', 2.2),
    fill('dark', 'M42 36Q36 12 52 7Q62 6 68 12L90 18Q92 24 86 26L66 27Q64 36 56 38Z'),
    fill('dark', 'M46 8L38 2L40 12L33 10L38 20L31 22L38 28L42 20Z'),
    fill('light', disc(59, 14, 2.6)),
    line('light', 1.7, 'M88 21L66 22'),
    line('dark', 8, 'M62 38L72 50L82 48'),
    line('dark', 3.4, 'M78 98L94 6'),
    fill('dark', 'M96 -7L100 10L89 8Z'),
    line('dark', 8, 'M42 38L32 50L38 60'),
  ],
}
