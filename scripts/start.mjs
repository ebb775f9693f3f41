// `npm start`: builds the page and serves it on this machine. The desktop shell does not exist yet, so this is the
// browser edition, and it says so.
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const project = fileURLToPath(new URL('..', import.meta.url))
const configFile = `${project}vite.page.config.ts`

const french = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').startsWith('fr')
console.log(
  french
    ? 'L’application de bureau n’existe pas encore : voici l’édition pour navigateur.'
    : 'The desktop application does not exist yet: this is the browser edition.',
)
await build({ configFile, logLevel: 'warn' })
const port = Number(process.env.PORT ?? 4178)
const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port } })
const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
console.log(french ? `Castellan est à l’adresse ${address}` : `Castellan is at ${address}`)
