/** Straw hat, pitchfork, apron. */
import { type Figure, fill, line, rimmed } from './figure'
import { HEAD } from './heads'

export const peasant: Figure = {
  width: 100,
  height: 100,
  shapes: [
    line('dark', 8.5, 'M45 68L42 83'),
    line('dark', 6, 'M42 83L41 95'),
    line('dark', 8.5, 'M55 68L58 82'),
    line('dark', 6, 'M58 82L58 95'),
    line('dark', 5, 'M40 96.5L46 96.5'),
    line('dark', 5, 'M58 96.5L65 96.5'),
    fill('dark', 'M38 31Q50 26 62 31L62 48L60 56L66 72L60 70L56 75L50 71L44 75L40 70L34 72L40 56L38 48Z'),
    ...rimmed('M43 46L57 46L61 67Q50 71 39 67Z', 2.4),
    line('dark', 2.6, 'M40.5 55L59.5 55'),
    ...HEAD,
    fill('dark', 'M41.5 14Q42 4 50.5 4Q59 4 59.5 14Z'),
    fill('dark', 'M30 18.5Q50 7 71 18.5Q50 14.5 30 18.5Z'),
    line('light', 1.6, 'M41.5 12Q50 9 59.5 12'),
    line('dark', 7.5, 'M42 35L31 46L42 52'),
    line('dark', 7.5, 'M59 35L69 45L79 44'),
    line('dark', 3.6, 'M80 98L80 22'),
    line('dark', 3.2, 'M71 0L71 14Q71 23 80 23Q89 23 89 14L89 0'),
    line('dark', 3.2, 'M80 23L80 0'),
  ],
}
