/** The page's own address: a scheme of ours, so that no other page ever has its origin. */

export const SCHEME = 'app'
const PAGE_HOST = 'castellan'
export const PAGE_URL = `${SCHEME}://${PAGE_HOST}/index.html`

/** True when an address is of the page's origin. Parsed: `https://x/?app://castellan` is not. */
export function isPageAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === `${SCHEME}:` && host === PAGE_HOST && username === '' && password === ''
}
