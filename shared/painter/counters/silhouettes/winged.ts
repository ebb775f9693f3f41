/** Wings spread wide, beak and talons. */
import { type Figure, fill, line } from './figure'

export const winged: Figure = {
  width: 150,
  height: 100,
  shapes: [
    // Wings.
    fill(
      'dark',
      'M68 40C56 22 34 10 4 2C10 12 12 16 20 22L8 21C14 30 20 34 30 37L18 38C26 46 34 49 44 50' +
        'L34 53C44 60 58 60 68 58Z',
    ),
    fill(
      'dark',
      'M82 40C94 22 116 10 146 2C140 12 138 16 130 22L142 21C136 30 130 34 120 37L132 38C124 46 116 49 106 50' +
        'L116 53C106 60 92 60 82 58Z',
    ),
    line('light', 1.8, 'M62 44Q46 26 22 16'),
    line('light', 1.6, 'M60 50Q48 38 34 32'),
    line('light', 1.8, 'M88 44Q104 26 128 16'),
    line('light', 1.6, 'M90 50Q102 38 116 32'),
    // Tail, body, head.
    fill('dark', 'M66 66L58 96L68 90L75 98L82 90L92 96L84 66Z'),
    fill('dark', 'M66 34Q75 28 84 34Q90 50 85 68Q75 80 65 68Q60 50 66 34Z'),
    fill('dark', 'M66 24Q66 10 77 9Q86 10 87 18L96 25Q94 29 87 28Q88 36 82 40L68 40Q64 32 66 24Z'),
    fill('light', 'M80 16L85.5 17.5L81.5 20Z'),
    fill('accent', 'M68 40Q75 44 82 40Q87 52 82 63Q75 70 68 63Q63 52 68 40Z'),
    line('dark', 2.4, 'M69 49Q75 53 81 49'),
    line('dark', 2.4, 'M69 57Q75 61 81 57'),
    // Talons.
    line('dark', 4.5, 'M68 72L62 82'),
    line('dark', 3, 'M62 82L55 84'),
    line('dark', 3, 'M62 82L61 90'),
    line('dark', 4.5, 'M82 72L88 82'),
    line('dark', 3, 'M88 82L95 84'),
    line('dark', 3, 'M88 82L89 90'),
  ],
}
