/** Those who fight on foot for the princes of the East and of Egypt. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { LAMELLAR, LEGS, ROBE, TROUSERS } from './footman'
import { FEATHERED_HAIR, HEAD, PLUME, SPIRED_HELMET, TURBAN } from './heads'

/** A spired helmet, a round shield, a curved sabre. */
export const sabreman: Figure = {
  width: 104,
  height: 100,
  shapes: [
    ...TROUSERS,
    fill('dark', 'M38 30Q50 25 62 30L63 47L60 56L65 70Q50 75 35 70L40 56L37 47Z'),
    line('accent', 5, 'M40 56L60 56'),
    ...SPIRED_HELMET,
    line('dark', 8.5, 'M59 34L71 44L74 33'),
    fill('dark', 'M71 32Q91 24 90 -5Q102 12 93 26Q86 36 75 37Z'),
    line('dark', 4, 'M68 27L79 40'),
    ...rimmed(disc(31, 49, 16), 3.4),
    line('light', 2.6, 'M37 40Q24 41 25 50Q26 58 37 58Q30 54 30 49Q30 44 37 40Z'),
  ],
}

/** Bare legs, a feather, a broad spear, a long oval shield of hide. */
export const hideShieldman: Figure = {
  width: 100,
  height: 100,
  shapes: [
    line('dark', 8.5, 'M45 68L39 82L37 95'),
    line('dark', 8.5, 'M55 68L61 82L61 95'),
    line('dark', 5, 'M36 96.5L43 97'),
    line('dark', 5, 'M60.5 96.5L68 97'),
    fill('dark', 'M39 30Q50 26 62 30L61 46L59 58L41 58L39 46Z'),
    ...rimmed('M40 56L60 56L66 74L58 71L50 77L42 71L34 74Z', 2.4),
    ...FEATHERED_HAIR,
    line('dark', 8, 'M60 34L70 45L78 44'),
    line('dark', 3.6, 'M79 98L79 24'),
    fill('dark', 'M79 -7Q91 10 79 30Q67 10 79 -7Z'),
    line('light', 1.5, 'M79 3L79 24'),
    fill('dark', 'M29 26Q44 40 44 58Q44 76 29 92Q14 76 14 58Q14 40 29 26Z'),
    line('accent', 5, 'M19 50L29 42L39 50M19 62L29 54L39 62M19 74L29 66L39 74'),
    line('light', 1.6, 'M29 32L29 86'),
  ],
}

/** A turban, a long robe, a recurved bow drawn. */
export const turbanedArcher: Figure = {
  width: 108,
  height: 100,
  shapes: [
    ...ROBE,
    line('dark', 2, 'M31 62L27 48M35 61L33 47'),
    ...rimmed('M27 60L38 57L43 78L34 81Z', 2.2),
    ...TURBAN,
    line('dark', 7.5, 'M43 35L29 33L49 33'),
    line('dark', 7.5, 'M58 35L87 34'),
    line('dark', 4.4, 'M67 -3Q76 -4 80 6Q86 20 88 34Q86 48 80 62Q76 72 67 71'),
    line('dark', 1.5, 'M67 -3L49 34L67 71'),
    line('dark', 2.2, 'M47 34L102 34'),
    fill('dark', 'M108 34L99 30L99 38Z'),
  ],
}

/** A coat of plates, a plumed helmet, a mace. */
export const maceBearer: Figure = {
  width: 104,
  height: 100,
  shapes: [
    ...LEGS,
    ...LAMELLAR,
    ...PLUME,
    ...SPIRED_HELMET,
    line('dark', 8.5, 'M60 34L73 43L77 31'),
    line('dark', 4.4, 'M71 46L86 10'),
    fill('dark', disc(89, 4, 7.5)),
    line('dark', 4, 'M80 -2L98 10M85 14L93 -6M98 1L80 8'),
    ...rimmed('M20 44L44 40L46 58Q44 72 34 78Q22 72 20 58Z', 3),
    fill('light', disc(33, 57, 4)),
  ],
}

/** A pot of burning naphtha about to fly, another at the belt. */
export const naphthaThrower: Figure = {
  width: 104,
  height: 100,
  shapes: [
    ...LEGS,
    fill('dark', 'M36 30Q50 25 64 30L65 48L62 56L67 78Q50 83 33 78L38 56L35 48Z'),
    line('light', 1.8, 'M38 56.5L62 56.5'),
    ...HEAD,
    fill('dark', 'M39 26Q37 5 51 4Q64 6 62 25L66 33L35 33Z'),
    fill('light', 'M54.500 12Q60.500 13 60 19Q59 25 54.5 25Q51 23 51.5 18Q52 13 54.5 12Z'),
    line('dark', 8.5, 'M61 34L77 45L82 34'),
    fill('dark', disc(84, 26, 9.5)),
    line('light', 1.6, 'M77 24Q84 28 91 24'),
    ...rimmed('M75 18Q70 6 79 -1Q78 6 83 6Q83 -4 91 -8Q88 2 93 6Q98 14 92 20Q84 14 75 18Z', 2.4),
    line('dark', 8, 'M39 34L31 48L38 56'),
    fill('dark', disc(31, 64, 7)),
    line('light', 1.4, 'M26 62Q31 65 36 62'),
  ],
}

/** A turban and a beard, a wide cloak, a standard with a crescent. */
export const emir: Figure = {
  width: 104,
  height: 100,
  shapes: [
    ...rimmed('M36 31Q50 25 64 31L79 92Q50 99 21 92Z', 3.2),
    fill('dark', 'M42 31Q50 28 58 31L57 55L63 94Q50 97 37 94L43 55Z'),
    line('light', 2.2, 'M43.5 55L56.5 55'),
    line('light', 1.6, 'M50 60L50 92'),
    ...TURBAN,
    line('dark', 3.4, 'M41 54Q28 66 18 88Q14 74 22 62'),
    line('dark', 8, 'M41 36L33 49L40 55'),
    line('dark', 8, 'M60 36L70 48L79 45'),
    line('dark', 3.6, 'M80 98L80 10'),
    fill('dark', 'M72 -7Q69 10 80 11Q91 10 88 -7Q87 4 80 4Q73 4 72 -7Z'),
    ...rimmed('M81.5 15L103 18L96 23L103 29L81.5 31Z', 2.4),
  ],
}
