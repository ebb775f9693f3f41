/** Words that read alike in French and English, each with its reason: nothing else may (UX-1). */
const SAME_WORD = 'the same word in both languages'
const NAME = 'a name of its own'
const SIGNS = 'signs, names and figures without words of a language'
const TYPED = 'typed just so at the command line or in the file'

export const SAME_IN_BOTH: Readonly<Record<string, string>> = {
  ...all(SAME_WORD, [
    ...[
      'archer',
      'animal',
      'Catalogue',
      'Date',
      'art',
      'chances',
      'charge',
      'combat',
      'Combat',
      'contact',
      'Contacts',
      'Danger',
      'dragon',
      'mage',
      'serpent',
      'silhouette',
      'Engagement',
      'Face',
      'Faces',
    ],
    ...['fatigue', 'Format', 'formation', 'Formation', 'fortification', 'fragile', 'horde'],
    ...[
      'impossible',
      'inaccessible',
      'Infiltration',
      'min',
      'obstacle',
      'Obstacles',
      'Orientation',
      'page',
      'pages',
    ],
    ...['Placement', 'points', 'Portrait', 'Position', 'Services', 'Situation', 'Style', 'Terrain', 'test'],
    ...[
      'Angle (°)',
      'Option',
      'Question',
      'Questions',
      'Chances',
      'Options',
      'Tables',
      'terrain',
      'Total',
      'Village',
      'violent',
      'Zone',
      'Zones',
      'Catalogue…',
      ...['type', 'types', 'face', 'faces'],
      '◊ x ◊ pixels',
    ],
  ]),
  ...all(NAME, ['Magna Carta', 'A2', 'A3', 'A4']),
  ...all(SIGNS, ['◊ (1D10)', '◊/s']),
  ...all(TYPED, ['illustrated, classic, ink (illustrated)', 'null', '1 ≤ "short" ≤ "medium" ≤ "long"']),
}

function all(reason: string, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, reason]))
}
