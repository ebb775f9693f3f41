/** A stone-thrower on its frame: arm, counterweight, sling, wheels. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const engine: Figure = {
  width: 140,
  height: 100,
  shapes: [
    // Far leg of the frame, beams of the ground.
    line('dark', 5, 'M64 34L100 84'),
    line('dark', 5, 'M64 34L30 84'),
    line('dark', 4, 'M44 62L86 62'),
    fill('dark', 'M12 80L124 80L124 88L12 88Z'),
    line('light', 1.6, 'M18 84L118 84'),
    // Arm, counterweight, sling with its stone.
    line('dark', 6.5, 'M28 52L124 10'),
    line('dark', 2.2, 'M124 10L134 34'),
    fill('dark', disc(134, 39, 6.5)),
    line('dark', 3.6, 'M32 50L30 58'),
    ...rimmed('M16 56L44 56L40 76L20 76Z', 3),
    line('light', 1.8, 'M22 63L39 63'),
    fill('dark', disc(64, 36, 5.5)),
    fill('light', disc(64, 36, 2)),
    // Wheels.
    fill('dark', disc(32, 88, 11)),
    fill('light', disc(32, 88, 6.6)),
    line('dark', 2.6, 'M24 88L40 88'),
    line('dark', 2.6, 'M32 80L32 96'),
    fill('dark', disc(104, 88, 11)),
    fill('light', disc(104, 88, 6.6)),
    line('dark', 2.6, 'M96 88L112 88'),
    line('dark', 2.6, 'M104 80L104 96'),
  ],
}
