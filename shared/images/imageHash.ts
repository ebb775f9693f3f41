/** The name of an embedded picture: the SHA-256 of the bytes of its file, in lower-case hexadecimal. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { imageHash, type ImageHash } from '#shared/document/ids'

export function imageHashOf(bytes: Uint8Array): ImageHash {
  return imageHash(bytesToHex(sha256(bytes)))
}
