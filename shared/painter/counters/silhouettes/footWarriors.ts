/** Those who fight on foot, distinguished by helmet, shield and weapon. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { HAUBERK, LEGS, TUNIC } from './footman'
import { CAP, GREAT_HELM, HEAD, KETTLE_HAT, NASAL_HELMET, VIKING_HEAD } from './heads'

/** Mail, a long pointed shield, a spear held over the shoulder. */
export const kiteShieldman: Figure = {
  width: 108,
  height: 100,
  shapes: [
    ...LEGS,
    ...HAUBERK,
    ...HEAD,
    ...NASAL_HELMET,
    line('dark', 8.5, 'M60 34L73 27L71 14'),
    line('dark', 3.2, 'M26 2L96 20'),
    fill('dark', 'M107 23L92 24L94.500 14Z'),
    ...rimmed('M15 34Q30 24 45 34Q46 58 30 93Q14 58 15 34Z', 3.4),
    line('light', 2, 'M30 33L30 82'),
    line('light', 2, 'M19 45L41 45'),
  ],
}

/** Mail, a beard, a long axe in both hands. */
export const axeman: Figure = {
  width: 106,
  height: 100,
  shapes: [
    ...LEGS,
    ...HAUBERK,
    ...VIKING_HEAD,
    line('dark', 4, 'M22 84L88 8'),
    fill('dark', 'M78 10L84 -5Q101 -6 105 12Q103 25 94 29Q95 18 86 17Z'),
    line('light', 1.5, 'M92 0Q99 6 98 20'),
    line('dark', 8.5, 'M40 34L30 52L42 60'),
    line('dark', 8.5, 'M60 34L74 42L68 32'),
    ...rimmed('M40 52L60 52L61 58L39 58Z', 1.8),
  ],
}

/** A great round shield and an axe. */
export const raider: Figure = {
  width: 106,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...VIKING_HEAD,
    line('dark', 8.5, 'M60 34L74 43L78 32'),
    line('dark', 3.8, 'M74 46L90 4'),
    fill('dark', 'M83 8L89 -3Q100 0 104 11Q101 22 94 25Q93 15 86 14Z'),
    ...rimmed(disc(32, 54, 21), 3.6),
    line('light', 2.2, 'M32 35L32 73M13 54L51 54M18.5 40.5L45.5 67.5M45.5 40.5L18.5 67.5'),
    fill('dark', disc(32, 54, 6)),
  ],
}

/** A halberd in both hands. */
export const halberdier: Figure = {
  width: 100,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...rimmed('M39 32Q50 27 61 32L61.5 47L59 55Q50 58 41 55L38.5 47Z', 2.4),
    ...HEAD,
    ...KETTLE_HAT,
    line('dark', 4, 'M78 98L78 4'),
    fill('dark', 'M78 -8L83 10L73 10Z'),
    fill('dark', 'M80 11Q97 8 99 22Q97 36 80 38L80 30L84 25L80 20Z'),
    fill('dark', 'M76 14L64 22L76 27Z'),
    line('dark', 8, 'M41 35L40 52L76 58'),
    line('dark', 8, 'M60 35L70 44L78 42'),
  ],
}

/** A sword as long as he is, in both hands. */
export const greatSwordsman: Figure = {
  width: 108,
  height: 100,
  shapes: [
    ...LEGS,
    ...HAUBERK,
    ...rimmed('M42 38L58 38L57 54L43 54Z', 2.2),
    ...HEAD,
    fill('dark', 'M39 20Q39 6 50.5 5Q62 6 62 20L64 31Q50 36 37 31Z'),
    line('light', 1.7, 'M41 13L60 13'),
    fill('light', 'M53.5 17L60 17L59 24L54 24Z'),
    fill('dark', 'M68 41L74 46L106 -1L107.500 -7L101.5 -4Z'),
    line('light', 1.3, 'M74 38L100 1'),
    line('dark', 4, 'M62 35L80 50'),
    line('dark', 4.4, 'M71 43L61 57'),
    line('dark', 8.5, 'M40 34L42 52L62 54'),
    line('dark', 8.5, 'M60 33L70 42L67 48'),
  ],
}

/** A great helm, the mantle of an order, the sword held down. */
export const brotherKnight: Figure = {
  width: 100,
  height: 100,
  shapes: [
    ...rimmed('M36 30Q50 25 64 30L80 92Q66 98 50 90Q34 98 20 92Z', 3.2),
    line('dark', 10, 'M43 78L42 94'),
    line('dark', 10, 'M57 78L59 94'),
    line('dark', 6, 'M41 96L35 96.5'),
    line('dark', 6, 'M60 96L68 96.5'),
    fill('dark', 'M38 30Q50 26 62 30L61 54L66 82Q50 86 34 82L39 54Z'),
    line('light', 5, 'M50 36L50 64'),
    line('light', 5, 'M42 45L58 45'),
    ...GREAT_HELM,
    line('dark', 8.5, 'M61 36L72 46L79 48'),
    line('dark', 4.4, 'M80 40L80 96'),
    line('dark', 4, 'M71 52L89 52'),
    fill('dark', disc(80, 40, 3.4)),
  ],
}

/** A cap, a flail and a buckler: a townsman under arms. */
export const townsman: Figure = {
  width: 106,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...rimmed('M40 58L60 58L64 72Q50 76 36 72Z', 2.2),
    ...CAP,
    line('dark', 8.5, 'M60 34L73 42L75 31'),
    line('dark', 4, 'M70 44L83 8'),
    line('dark', 2, 'M83 8L96 13'),
    fill('dark', 'M97 8L99 2L101 8L106 7L103 12L107 16L102 17L101 23L97 18L92 21L93 15L89 11Z'),
    ...rimmed(disc(33, 47, 9.5), 3),
    fill('dark', disc(33, 47, 3.4)),
  ],
}

/** The pike levelled beside a shield, those of the rank behind above his head. */
export const phalangite: Figure = {
  width: 124,
  height: 100,
  shapes: [
    line('dark', 2.6, 'M4 2L112 24M2 14L104 34'),
    fill('dark', 'M122 26L110 28L112 19Z'),
    fill('dark', 'M114 36L102 38L104 29Z'),
    ...LEGS,
    ...HAUBERK,
    ...HEAD,
    ...NASAL_HELMET,
    line('dark', 4, 'M0 58L112 44'),
    fill('dark', 'M124 42.500L109 38L110 49.500Z'),
    line('dark', 8, 'M60 35L76 42L78 47'),
    ...rimmed(disc(45, 52, 17), 3.4),
    line('light', 2, 'M45 38L45 66M31 52L59 52'),
  ],
}
