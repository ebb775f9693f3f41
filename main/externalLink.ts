/** Lets a link open in the reader's browser if it is https and leads to one of the few sites that the page names. */

const HOSTS = new Set(['opensource.org', 'openfontlicense.org'])
const LONGEST = 2000
// Links arrive as Chromium writes them; signs that only look like these are no accident.
const NO_PLAIN_SIGN = /[^\x21-\x7e]|\\/

/** The address to open, as the parser reads it, or undefined when this is nothing to be opened. */
export function externalLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || NO_PLAIN_SIGN.test(value)) return undefined
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const plain = url.username === '' && url.password === '' && url.port === ''
  return url.protocol === 'https:' && plain && HOSTS.has(url.hostname) ? url.href : undefined
}
