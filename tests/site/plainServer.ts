/** A plain web server over one folder: no rewriting, no headers but the type, as any web host has it. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
}

/** Serves `folder` below `prefix` (an encoded path with both slashes); gives the address, and what ends it. */
export async function serveFolder(
  folder: string,
  prefix: string,
): Promise<{ readonly address: string; readonly missed: readonly string[]; stop(): void }> {
  const missed: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : '..'
    const file = join(folder, path === '' ? 'index.html' : path)
    const reading = path.includes('..') ? Promise.reject(new Error('outside')) : readFile(file)
    reading.then(
      (bytes) => {
        response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
        response.end(bytes)
      },
      () => {
        missed.push(pathname)
        response.writeHead(404).end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${prefix}`,
    missed,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
