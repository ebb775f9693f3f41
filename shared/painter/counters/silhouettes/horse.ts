/** The horse of the mounted figures, at a canter to the right. */
import { fill, line, type Shape } from './figure'

export const HORSE: readonly Shape[] = [
  // Far legs.
  line('dark', 9, 'M55 74L60 84'),
  line('dark', 5.6, 'M60 84L54 92L56 101'),
  line('dark', 5, 'M56 102L61 102'),
  line('dark', 9, 'M97 70L105 80'),
  line('dark', 5.6, 'M105 80L102 90L105 100'),
  line('dark', 5, 'M105 101.5L110 102'),
  // Tail, body, neck and head.
  fill('dark', 'M42 56C30 51 21 60 20 74C19 82 14 87 8 89C19 93 30 87 33 75C34 69 38 65 43 64Z'),
  fill(
    'dark',
    'M39 60C41 51 51 49 61 51C72 54 82 53 90 49C98 44 103 36 109 27L110 17L115 23' +
      'C122 25 128 33 135 42C138 46 135 51 130 50C125 49 121 45 116 46C112 52 110 60 107 66' +
      'C104 73 99 76 92 76C80 79 66 79 57 75C47 78 37 70 39 60Z',
  ),
  // Near legs: one forward and bent, one driving from behind.
  fill('dark', 'M40 60C36 68 34 74 35 80L46 80C48 75 52 73 56 70Z'),
  line('dark', 6.4, 'M39 79L32 88L24 97'),
  line('dark', 5.2, 'M24 98L28 102'),
  fill('dark', 'M94 66C99 74 105 77 113 78L115 71C110 69 108 66 106 60Z'),
  line('dark', 6.2, 'M113 75L122 80L118 91'),
  line('dark', 5.2, 'M118 92L122 95'),
  // Bridle, mane, eye.
  line('light', 1.7, 'M121 29L116 45'),
  line('light', 1.7, 'M128 35L121 45.5'),
  line('light', 1.6, 'M121 40Q106 53 88 43'),
  line('light', 1.4, 'M105 37L101 42M101 42L97 46'),
  fill('light', 'M117 29L120 31L117.5 32Z'),
]
