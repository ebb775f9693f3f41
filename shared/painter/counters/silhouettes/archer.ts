/** Bow drawn, hood, quiver at the hip. */
import { type Figure, fill, line, rimmed } from './figure'
import { LEGS } from './footman'

export const archer: Figure = {
  width: 108,
  height: 100,
  shapes: [
    ...LEGS,
    fill('dark', 'M38 30Q50 25 61 30L61 47L58 55L64 71Q50 75 36 71L41 55L37 47Z'),
    line('light', 2, 'M41 55.5L58.5 55.5'),
    line('dark', 2, 'M30 46L27 35'),
    line('dark', 2, 'M34 45L33 33'),
    line('dark', 2, 'M38 44L39 36'),
    ...rimmed('M27 46L39.5 42.5L45 66L36 68.5Z', 2.6),
    fill('dark', 'M42 20Q40 6 51.5 5.5Q61 7 60.5 18Q59 27.5 50 28Q43.5 27 42 20Z'),
    fill('dark', 'M45 7.5Q35 9 30.5 19Q38 18 44 21Z'),
    line('light', 1.5, 'M55.5 11Q51 17 54 24.5'),
    // Drawing arm, bow arm, bow, string, arrow.
    line('dark', 7.5, 'M43 34L29 31L48 31'),
    line('dark', 7.5, 'M57 34L87 33'),
    line('dark', 4.2, 'M74 -1Q78 2 81 8Q101 33 81 58Q78 64 74 67'),
    line('dark', 1.5, 'M75 0L49 32L75 66'),
    line('dark', 2.2, 'M46 32.5L102 32.5'),
    fill('dark', 'M108 32.5L99 28.5L99 36.5Z'),
  ],
}
