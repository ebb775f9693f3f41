/** `electron.protocol`: schemes with their privileges, and who answers them. */
import { modelled } from './modelled'

type Modelled = Pick<Electron.Protocol, 'handle' | 'registerSchemesAsPrivileged'>
type Handler = Parameters<Electron.Protocol['handle']>[1]

export class FakeProtocol implements Modelled {
  readonly privileges = new Map<string, Electron.Privileges>()
  private readonly handlers = new Map<string, Handler>()

  constructor(private readonly isReady: () => boolean) {}

  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    if (this.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme, privileges } of schemes) this.privileges.set(scheme, privileges ?? {})
  }

  handle(scheme: string, handler: Handler): void {
    if (!this.isReady()) throw new Error('protocol.handle can only be called when app is ready')
    if (this.handlers.has(scheme)) throw new Error(`The scheme has been intercepted: ${scheme}`)
    this.handlers.set(scheme, handler)
  }

  /** The answer to a page's request. */
  async respond(url: string): Promise<Response> {
    const scheme = url.slice(0, Math.max(0, url.indexOf(':')))
    const handler = this.handlers.get(scheme)
    if (!handler) throw new Error(`net::ERR_UNKNOWN_URL_SCHEME ${url}`)
    return handler(new Request(url))
  }
}

export function createProtocol(isReady: () => boolean): FakeProtocol {
  return modelled('protocol', new FakeProtocol(isReady))
}
