/** Tells whether a page may name a path: it must be absolute and on this machine. */
import { isAbsolute } from 'node:path/posix'

/**
 * Asking Windows for a file on a share (`\\server\x`) tells that server who the user is, before anything is opened; names
 * of devices (`\\?\`, `\\.\`) begin alike. A share that has a letter is a drive.
 */
export function isOwnPath(path: string, platform: NodeJS.Platform): boolean {
  if (path.includes('\0')) return false
  return platform === 'win32' ? /^[a-z]:[\\/]/i.test(path) : isAbsolute(path)
}
