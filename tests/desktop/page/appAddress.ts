/** Chromium opens no `app://` under Playwright: pages live at an https address that nobody can own (RFC 2606). */

const HTTPS_END = '.app.invalid'

/** `app://castellan/x` is `https://castellan.app.invalid/x`; other addresses stay what they are. */
export function toHttps(url: string): string {
  return url.replace(/^app:\/\/([^/?#]+)/, `https://$1${HTTPS_END}`)
}

export function toApp(url: string): string {
  return url.replace(/^https:\/\/([^/?#]+)\.app\.invalid(?=[/?#]|$)/, 'app://$1')
}

export const isApp = (url: string): boolean => toApp(url) !== url
