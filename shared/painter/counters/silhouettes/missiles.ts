/** Those who throw or shoot on foot, distinguished by the weapon. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HAUBERK, LEGS, TUNIC } from './footman'
import { HEAD, HOOD, KETTLE_HAT } from './heads'

/** The sling whirls overhead. */
export const slinger: Figure = {
  width: 106,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...HEAD,
    fill('dark', 'M42 17Q42 7 51 7Q60 8 60 15Q52 11 46 14Z'),
    line('accent', 3, 'M42.5 13L59.5 12'),
    line('dark', 8, 'M59 34L72 25L71 11'),
    line('dark', 2, 'M71 9Q86 -9 98 2M71 11Q88 12 97 6'),
    fill('dark', disc(99, 4, 5.6)),
    line('dark', 1.8, 'M20 9Q30 -4 48 -4M14 15L16 12'),
    line('dark', 8, 'M42 34L30 45L26 57'),
    line('dark', 2.6, 'M40 33L60 60'),
    ...rimmed('M54 56L68 56L71 70Q62 76 54 70Z', 2.6),
  ],
}

/** A bow as tall as a man, arrows stuck in the ground. */
export const longbowman: Figure = {
  width: 110,
  height: 100,
  shapes: [
    line('dark', 2.2, 'M10 97L14 66M18 97L19 66M26 97L24 66'),
    ...rimmed('M9 73L11 61L17 61L17 73Z', 1.6),
    ...rimmed('M21 73L21 61L28 61L27 73Z', 1.6),
    ...LEGS,
    ...TUNIC,
    ...rimmed('M41 34L59 34L59.5 47L57.5 54L42.5 54L40.5 47Z', 2.2),
    ...HEAD,
    fill('dark', 'M40 17Q40 5 50.5 5Q61 5 61 17L58 14L43 14Z'),
    line('dark', 7.5, 'M43 36L28 34L49 33'),
    line('dark', 7.5, 'M58 36L86 36'),
    line('dark', 4.6, 'M72 -7Q90 6 90 38Q90 74 72 97'),
    line('dark', 1.6, 'M72 -7L48 34L72 97'),
    line('dark', 2.2, 'M46 34L104 37'),
    fill('dark', 'M110 37.5L100 32.500L100 41.500Z'),
  ],
}

/** A crossbow over the rim of a standing shield. */
export const shieldedCrossbowman: Figure = {
  width: 110,
  height: 100,
  shapes: [
    ...LEGS,
    ...HAUBERK,
    ...HEAD,
    ...KETTLE_HAT,
    line('dark', 8, 'M43 36L52 44L66 38'),
    fill('dark', 'M50 34L61 31L102 25L102.5 30L63 38L52 43Z'),
    line('dark', 4.4, 'M88 2Q106 26 94 52'),
    line('dark', 1.6, 'M88 2L76 29L94 52'),
    ...rimmed('M62 42Q79 33 97 42L98 97L61 97Z', 3.4),
    line('light', 3, 'M79.5 44L79.5 92'),
    line('light', 3, 'M66 60L93 60'),
    line('dark', 8, 'M58 36L68 42L74 36'),
  ],
}

/** A boulder lifted over the shoulder. */
export const stoneThrower: Figure = {
  width: 100,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...HEAD,
    fill('dark', 'M42 16Q42 7 51 7Q60 8 60 16Q51 11 42 16Z'),
    line('accent', 4.5, 'M40.5 55.5L59.5 55.5'),
    line('dark', 8.5, 'M42 34L34 30L60 21'),
    line('dark', 8.5, 'M59 34L76 37L80 25'),
    fill('dark', 'M61 12Q60 -2 72 -6Q86 -9 95 1Q100 13 92 24Q80 29 68 25Q61 20 61 12Z'),
    line('light', 1.8, 'M70 2L80 7L77 17M80 7L90 5'),
  ],
}

/** Hooded and cloaked, a knife in the hand. */
export const knifeman: Figure = {
  width: 106,
  height: 100,
  shapes: [
    line('dark', 8, 'M44 76L30 86L24 95'),
    line('dark', 8, 'M57 76L67 84L67 95'),
    line('dark', 5, 'M23 96.5L30 97'),
    line('dark', 5, 'M66 96.5L75 97'),
    ...rimmed('M37 30Q26 44 12 84L24 78L30 88L42 78L52 86L66 76L62 52L63 31Z', 2.8),
    fill('dark', 'M40 32Q50 28 62 31L62 48L60 58L65 76Q52 80 40 76L43 58Z'),
    line('light', 1.8, 'M43 57.5L60 57.5'),
    ...HOOD,
    line('dark', 8, 'M60 36L72 46L84 39'),
    line('dark', 3.4, 'M81 33L88 44'),
    fill('dark', 'M85 34L106 24L89 41Z'),
  ],
}
