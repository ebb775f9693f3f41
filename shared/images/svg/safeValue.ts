/** Judges values of attributes and style sheets: they may refer to nothing outside the picture. */

/** Functions of colours and placing; `url` is judged apart. */
const FUNCTIONS = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'matrix',
  'translate',
  'scale',
  'rotate',
  'skewx',
  'skewy',
])

const LONGEST_NAME = 40

/** The name of an element as references may spell it: nothing that a browser would decode into another name. */
const NAME = String.raw`[\p{L}\p{N}_.:-]+`
const LOCAL_URL = new RegExp(String.raw`url\(\s*(["']?)#(${NAME})\1\s*\)`, 'giu')
const LOCAL_LINK = new RegExp(`^#(${NAME})$`, 'u')

/** The names that a value refers to (`url(#wood)`); undefined when it holds anything that is not known to be harmless. */
export function referencesOf(value: string): readonly string[] | undefined {
  // Escapes, at-rules and comments could hide a word; only functions load anything.
  if (/[\\@<]|\/\*/.test(value)) return undefined
  const names: string[] = []
  const rest = value.replace(LOCAL_URL, (_all, _quote, name: string) => {
    names.push(name)
    return ' '
  })
  for (let at = rest.indexOf('('); at >= 0; at = rest.indexOf('(', at + 1)) {
    // Looking back a few letters only: a whole path searched at every letter would take hours.
    const name = /[^\s(),;:]*(?=\s*$)/.exec(rest.slice(Math.max(0, at - LONGEST_NAME), at))?.[0]
    if (!FUNCTIONS.has((name ?? '').toLowerCase())) return undefined
  }
  return names
}

/** The name that a link within the picture refers to; undefined for every other address. */
export function localLink(address: string): string | undefined {
  return LOCAL_LINK.exec(address.trim())?.[1]
}

/** A style sheet that only colours and draws: no import, no address, no rule but plain ones. */
export function isSafeStyleSheet(sheet: string): boolean {
  const plain = withoutComments(sheet)
  return plain !== undefined && referencesOf(plain)?.length === 0
}

// Undefined when a comment does not end.
export function withoutComments(sheet: string): string | undefined {
  const parts: string[] = []
  let from = 0
  for (let start = sheet.indexOf('/*'); start >= 0; start = sheet.indexOf('/*', from)) {
    const end = sheet.indexOf('*/', start + 2)
    if (end < 0) return undefined
    parts.push(sheet.slice(from, start))
    from = end + 2
  }
  return [...parts, sheet.slice(from)].join(' ')
}
