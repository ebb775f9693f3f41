/** The policy of a shared page: no network at all, no script and no style but the ones that it was written with. */
import { sha256 } from '@noble/hashes/sha2.js'
import { base64Of } from '#shared/images/base64'

/** The source that names a text by its hash, as a policy wants it. */
function hashSource(bytes: Uint8Array): string {
  return `'sha256-${base64Of(sha256(bytes))}'`
}

/** @param script @param style the inline texts, exactly as they stand between their tags. */
export function pagePolicy(script: Uint8Array, style: Uint8Array): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
