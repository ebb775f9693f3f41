/** `electron.ipcMain`: one handler a channel, values cloned, errors in Electron's words. */
import { EventEmitter } from 'node:events'
import { clone, modelled } from './modelled'

type Modelled = Pick<Electron.IpcMain, 'handle' | 'removeHandler'>
type Handler = Parameters<Electron.IpcMain['handle']>[1]

export class FakeIpcMain extends EventEmitter implements Modelled {
  readonly handlers = new Map<string, Handler>()

  handle(channel: string, listener: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, listener)
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel)
  }

  /** `ipcRenderer.invoke` of a page. */
  async invoked(
    channel: string,
    event: Electron.IpcMainInvokeEvent,
    args: readonly unknown[],
  ): Promise<unknown> {
    try {
      const handler = this.handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return clone((await handler(event, ...clone(args))) as unknown)
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error })
    }
  }

  /** `ipcRenderer.send` of a page. */
  sent(channel: string, event: Electron.IpcMainEvent, args: readonly unknown[]): void {
    this.emit(channel, event, ...clone(args))
  }
}

export function createIpcMain(): FakeIpcMain {
  return modelled('ipcMain', new FakeIpcMain())
}
