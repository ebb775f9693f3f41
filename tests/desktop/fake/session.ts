/** `electron.session.defaultSession`: permissions and downloads. */
import { EventEmitter } from 'node:events'
import { fakeEvent, modelled } from './modelled'
import { type FakeWebContents } from './webContents'

type Modelled = Pick<
  Electron.Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>
type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0]
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0]
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0]

export class FakeSession extends EventEmitter implements Modelled {
  private request: RequestHandler = null
  private check: CheckHandler = null
  device: DeviceHandler = null

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.request = handler
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.check = handler
  }

  setDevicePermissionHandler(handler: DeviceHandler): void {
    this.device = handler
  }

  /** A page asks; without handlers Electron grants, so one that is missing is noticed. */
  asks(contents: FakeWebContents, name: string): boolean {
    const [permission, page] = [name as 'media', contents as unknown as Electron.WebContents]
    let granted = this.request === null
    const details = { requestingUrl: contents.mainFrame.url, isMainFrame: true }
    this.request?.(page, permission, (answer) => (granted = answer), details as Electron.PermissionRequest)
    const checked = this.check?.(page, permission, contents.mainFrame.url, details as never) ?? true
    return granted || checked
  }

  downloads(contents: FakeWebContents, url: string): boolean {
    const event = fakeEvent()
    this.emit('will-download', event, modelled('DownloadItem', { getURL: () => url }), contents)
    return !event.defaultPrevented
  }
}

export function createSessions(isReady: () => boolean): {
  readonly session: object
  readonly main: FakeSession
} {
  const main = modelled('session.defaultSession', new FakeSession())
  const session = {
    get defaultSession() {
      if (!isReady()) throw new Error('Session can only be received when app is ready')
      return main
    },
  }
  return { session: modelled('session', session), main }
}
