/** Engines of war beside the stone-thrower. */
import { disc, type Figure, fill, line, rimmed } from './figure'

/** A giant crossbow on its stand. */
export const ballista: Figure = {
  width: 134,
  height: 100,
  shapes: [
    line('dark', 6.5, 'M58 56L28 96'),
    line('dark', 6.5, 'M64 56L98 96'),
    line('dark', 5.5, 'M61 56L61 96'),
    line('dark', 4, 'M41 80L85 80'),
    fill('dark', 'M8 62L104 26L108 36L14 72Z'),
    line('light', 1.8, 'M20 63L102 33'),
    line('dark', 7, 'M76 -4Q116 20 116 64'),
    line('dark', 2.2, 'M76 -4L52 50L116 64'),
    ...rimmed('M82 22L97 16L110 46L95 52Z', 3),
    line('dark', 3.4, 'M46 50L124 21'),
    fill('dark', 'M134 17L118 16L122 28Z'),
    fill('dark', disc(14, 67, 7)),
    line('dark', 3, 'M8 57L20 77M5 72L23 62'),
  ],
}

/** A beam with an iron head under a roof on wheels. */
export const ram: Figure = {
  width: 150,
  height: 100,
  shapes: [
    ...rimmed('M10 44L34 8L96 8L122 44L116 50L16 50Z', 3.4),
    line('light', 2, 'M22 40L40 14M44 44L52 14M66 46L66 14M88 44L80 14M110 40L92 14'),
    line('dark', 6, 'M24 50L24 82'),
    line('dark', 6, 'M108 50L108 82'),
    line('dark', 2.4, 'M44 50L44 62M88 50L88 62'),
    fill('dark', 'M14 60L130 60L130 72L14 72Z'),
    fill('dark', 'M126 56L142 58L149 66L142 74L126 76Z'),
    line('light', 1.8, 'M131 58L131 74'),
    line('dark', 6, 'M14 82L118 82'),
    ...[30, 102].flatMap((x) => [
      fill('dark', disc(x, 87, 11)),
      fill('light', disc(x, 87, 6)),
      line('dark', 2.6, `M${x - 8} 87L${x + 8} 87M${x} 79L${x} 95`),
    ]),
  ],
}
