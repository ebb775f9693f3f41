/** Serves `app://castellan/…` from the folder of the built page, and from nowhere else. */
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { isPageAddress } from './address'

/** The kinds of files that the page may have, by their endings; any other is refused. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.castellan': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Answers a request for the page; `headers` go with every answer. */
export function createPageServer(
  folder: string,
  headers: Readonly<Record<string, string>>,
): (request: Request) => Promise<Response> {
  const refuse = (status: 403 | 404 | 405): Response =>
    new Response(null, { status, headers: { ...headers, 'Content-Type': 'text/plain' } })
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const parts = pageParts(request.url)
    if (!parts) return refuse(403)
    const path = await containedPath(folder, parts)
    if (path === undefined) return refuse(404)
    const type = TYPES[extname(path).toLowerCase()]
    if (type === undefined) return refuse(403)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) return refuse(404)
    const all = { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status: 200,
      headers: all,
    })
  }
}

// NUL, both slashes and what Windows gives a meaning: drives and streams (`:`), devices are never files of the page.
// eslint-disable-next-line no-control-regex
const HOSTILE = /[\u0000-\u001f\\/:*?"<>|]/

/** The names along the way to the asked file; undefined for anything but a plain path of the page. Decoded once. */
function pageParts(address: string): readonly string[] | undefined {
  if (!isPageAddress(address)) return undefined
  // The parser resolves `..` before we see it; what was written counts.
  const written = address.slice(address.indexOf('://') + 3).replace(/[?#].*$/su, '')
  const parts: string[] = []
  for (const raw of written.split('/').slice(1)) {
    const part = decoded(raw)
    if (part === undefined || part === '' || HOSTILE.test(part) || /^\.+$|[. ]$/.test(part)) return undefined
    parts.push(part)
  }
  return parts.length > 0 ? parts : undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The real path of a file below `folder`; undefined when there is none or a link leads out of it. */
async function containedPath(folder: string, parts: readonly string[]): Promise<string | undefined> {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, parts.join(sep)))
    return path.startsWith(root + sep) ? path : undefined
  } catch {
    return undefined
  }
}
