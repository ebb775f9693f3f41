/** Riders, distinguished by headgear, weapon and what their mounts wear. */
import { disc, type Figure, fill, line, rimmed, type Shape } from './figure'
import {
  CROWN,
  FUR_HAT,
  GREAT_HELM,
  HEAD,
  KETTLE_HAT,
  onHorseback,
  PLUME,
  SPIRED_HELMET,
  TURBAN,
} from './heads'
import { HORSE } from './horse'

/** Body and near leg of a rider. */
const RIDER: readonly Shape[] = [
  fill('dark', 'M63 26Q74 19 85 26L86 51Q74 57 62 51Z'),
  line('dark', 9, 'M77 49L87 61'),
  line('dark', 6.5, 'M87 61L84 75'),
  line('dark', 5, 'M83 77L91 78'),
]

export const SADDLE_CLOTH = rimmed('M58 52Q74 56 90 49L95 68Q78 77 56 72Z', 3)

/** Cloth over the whole horse, from the ears to the hocks. */
const TRAPPER: readonly Shape[] = [
  ...rimmed(
    'M37 58Q48 47 62 52Q76 57 90 50L107 25L118 31L118 47Q114 64 116 88Q104 92 94 84L62 84Q48 94 30 88Q36 70 37 58Z',
    3.2,
  ),
  fill('dark', 'M109 27L110 14L118 22Q128 30 136 43Q138 49 131 50Q122 49 116 45L112 34Z'),
  fill('light', 'M117 29L121 31L118 33Z'),
]

/** A great helm, a cross on shield and trapper, the lance upright with its banner. */
export const brotherRider: Figure = {
  width: 144,
  height: 105,
  shapes: [
    ...HORSE,
    ...TRAPPER,
    line('light', 5, 'M46 62L46 82M38 71L54 71'),
    line('light', 4.4, 'M104 58L104 78M97 67L111 67'),
    line('dark', 3.6, 'M94 70L94 -6'),
    ...rimmed('M96 -5L130 -5L124 5L130 15L96 15Z', 2.8),
    fill('dark', 'M96 -5L130 -5L127 1L96 1Z'),
    ...RIDER,
    line('dark', 8, 'M81 30L94 40'),
    ...onHorseback(GREAT_HELM),
    ...rimmed('M50 29Q61 23 72 29L71 45Q68 57 61 65Q54 57 51 45Z', 3),
    line('light', 4, 'M61 29L61 59M53 40L69 40'),
  ],
}

/** An iron hat and a sword raised: a sergeant. */
export const mountedSergeant: Figure = {
  width: 142,
  height: 105,
  shapes: [
    ...HORSE,
    ...SADDLE_CLOTH,
    ...RIDER,
    ...onHorseback([...HEAD, ...KETTLE_HAT]),
    line('dark', 8, 'M81 30L96 32L97 20'),
    fill('dark', 'M93.5 17L100 18L107 -7L101 -5Z'),
    line('dark', 3.6, 'M89 15L104 20'),
    ...rimmed('M49 30Q60 23 71 30Q72 48 60 74Q48 48 49 30Z', 3),
    line('light', 2, 'M60 30L60 66'),
  ],
}

/** A turban, a round shield, a long lance in both hands, point low. */
export const turbanedLancer: Figure = {
  width: 158,
  height: 105,
  shapes: [
    ...HORSE,
    ...SADDLE_CLOTH,
    line('light', 1.8, 'M60 68Q76 72 93 64'),
    ...RIDER,
    ...onHorseback(TURBAN),
    line('dark', 3.4, 'M22 8L150 52'),
    fill('dark', 'M158 55L144 54.500L147.500 46.500Z'),
    line('dark', 7.5, 'M80 29L94 37L99 33'),
    ...rimmed(disc(60, 41, 12.5), 3),
    fill('dark', disc(60, 41, 3.6)),
    line('light', 1.5, disc(60, 41, 8)),
  ],
}

/** A plumed helmet, a sabre swung overhead, bow and quiver at the saddle. */
export const sabreRider: Figure = {
  width: 142,
  height: 105,
  shapes: [
    ...HORSE,
    ...SADDLE_CLOTH,
    ...RIDER,
    line('light', 1.6, 'M64 34L85 34M64 42L85 42'),
    ...rimmed('M50 50L62 46L66 70L56 73Z', 2.4),
    line('dark', 2, 'M53 50L50 38M58 48L57 36'),
    ...onHorseback([...PLUME, ...SPIRED_HELMET]),
    line('dark', 8, 'M81 30L99 30L103 18'),
    fill('dark', 'M100 20Q114 8 106 -9Q122 -1 118 12Q114 22 105 25Z'),
    line('dark', 3.8, 'M95 16L109 25'),
  ],
}

/** A cap of fur, the bow drawn over the horse's head. */
export const steppeArcher: Figure = {
  width: 146,
  height: 105,
  shapes: [
    ...HORSE,
    ...rimmed('M60 52Q74 56 88 50L92 64Q76 70 58 66Z', 2.8),
    ...RIDER,
    line('light', 2, 'M63.5 45L85.5 45'),
    ...rimmed('M52 46L63 43L68 64L58 67Z', 2.4),
    line('dark', 1.8, 'M54 46L51 36M59 44L58 34'),
    ...onHorseback(FUR_HAT),
    line('dark', 7, 'M66 29L54 24L76 24'),
    line('dark', 7, 'M82 29L112 22'),
    line('dark', 4.2, 'M90 -8Q99 -10 104 -2Q111 8 114 20Q114 34 110 46Q107 54 98 55'),
    line('dark', 1.5, 'M90 -8L76 24L98 55'),
    line('dark', 2.2, 'M74 24L130 20'),
    fill('dark', 'M137 19.500L127 16L128 25Z'),
  ],
}

/** An iron hat, a crossbow levelled. */
export const mountedCrossbowman: Figure = {
  width: 142,
  height: 105,
  shapes: [
    ...HORSE,
    ...SADDLE_CLOTH,
    ...RIDER,
    line('light', 2, 'M63.5 45L85.5 45'),
    ...onHorseback([...HEAD, ...KETTLE_HAT]),
    line('dark', 7.5, 'M67 29L74 38L90 24'),
    line('dark', 7.5, 'M82 29L96 30L104 18'),
    fill('dark', 'M74 24L86 17L124 -1L127 4L90 26L80 33Z'),
    line('dark', 4.8, 'M97 -8Q124 -8 128 28'),
    line('dark', 1.6, 'M97 -8L98 15L128 28'),
  ],
}

/** A crown, a cloak in the wind, the sword pointing the way. */
export const mountedLeader: Figure = {
  width: 150,
  height: 105,
  shapes: [
    ...rimmed('M64 26Q38 26 10 44Q22 48 18 58Q44 50 62 54Z', 3),
    ...HORSE,
    ...TRAPPER,
    line('light', 2, 'M36 80Q50 84 62 76L94 76Q102 84 113 80'),
    ...RIDER,
    ...onHorseback([...HEAD, ...CROWN]),
    line('dark', 8, 'M81 30L104 26'),
    fill('dark', 'M107 21.5L109 28L147 16L151 11L145 11Z'),
    line('dark', 3.6, 'M105 17L110 33'),
  ],
}

/** A turban, a cloak in the wind, a standard with a crescent. */
export const mountedEmir: Figure = {
  width: 146,
  height: 105,
  shapes: [
    ...rimmed('M64 26Q38 26 10 44Q22 48 18 58Q44 50 62 54Z', 3),
    ...HORSE,
    ...SADDLE_CLOTH,
    ...RIDER,
    ...onHorseback(TURBAN),
    line('dark', 8, 'M81 30L96 40'),
    line('dark', 3.6, 'M97 70L97 8'),
    fill('dark', 'M88 -9Q84 9 97 10Q110 9 106 -9Q105 2 97 2Q89 2 88 -9Z'),
    ...rimmed('M98.5 14L130 11L121 18L129 25L98.5 28Z', 2.6),
  ],
}
