/** Files behind handles that read, write and refuse as Chromium's do. */

type Access = 'read' | 'readwrite'
export type Step = 'getFile' | 'arrayBuffer' | 'createWritable' | 'write' | 'close'

export const domError = (name: string): DOMException => new DOMException(`a ${name}`, name)

/** Permission is the handle's place, not the handle: all handles of one path have the same. */
export class Disk {
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** Steps that end with this error. */
  failing: Partial<Record<Step, string>> = {}
  /** Called after `getFile`, before its bytes are read. */
  betweenLookAndRead: () => void = () => {}
  /** Called when a stream has just put its file in place. */
  whenWritten: () => void = () => {}
  permission: Record<Access, PermissionState> = { read: 'granted', readwrite: 'granted' }
  /** The user's answer when asked; an error's name when the browser lets nobody ask. */
  answer: PermissionState | 'SecurityError' = 'granted'
  readonly asked: Access[] = []
  /** Streams that are neither closed nor aborted, now and at most. */
  openStreams = 0
  mostOpenStreams = 0

  put(path: string, content: string | Uint8Array<ArrayBuffer>): void {
    this.#files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }
  remove(path: string): void {
    this.#files.delete(path)
  }
  text(path: string): string | undefined {
    return this.#files.has(path) ? new TextDecoder().decode(this.bytes(path)) : undefined
  }
  bytes(path: string): Uint8Array<ArrayBuffer> {
    const found = this.#files.get(path)
    if (!found) throw domError('NotFoundError')
    return found
  }
  handle(path: string): FileSystemFileHandle {
    return new FakeHandle(this, path) as unknown as FileSystemFileHandle
  }
  step(name: Step): void {
    const error = this.failing[name]
    if (error) throw domError(error)
  }
}

/** A file as it was when it was looked at: once the disk has changed, it cannot be read any more. */
class Snapshot extends File {
  readonly #disk: Disk
  readonly #path: string
  readonly #seen: Uint8Array<ArrayBuffer>
  override readonly size: number

  constructor(disk: Disk, path: string, name: string) {
    const seen = disk.bytes(path)
    super([], name)
    this.#disk = disk
    this.#path = path
    this.#seen = seen
    this.size = seen.byteLength
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    this.#disk.step('arrayBuffer')
    if (this.#disk.bytes(this.#path) !== this.#seen) throw domError('NotReadableError')
    return this.#seen.slice().buffer
  }
}

export class FakeHandle {
  readonly kind = 'file'
  readonly name: string
  constructor(
    readonly disk: Disk,
    readonly path: string,
  ) {
    this.name = path.slice(path.lastIndexOf('/') + 1)
  }

  async queryPermission({ mode }: { mode: Access }): Promise<PermissionState> {
    return this.disk.permission[mode]
  }
  async requestPermission({ mode }: { mode: Access }): Promise<PermissionState> {
    const { disk } = this
    disk.asked.push(mode)
    if (disk.answer === 'SecurityError') throw domError('SecurityError')
    disk.permission[mode] = disk.answer
    if (mode === 'readwrite' && disk.answer === 'granted') disk.permission.read = 'granted'
    return disk.answer
  }
  async isSameEntry(other: FakeHandle): Promise<boolean> {
    return other.disk === this.disk && other.path === this.path
  }
  async getFile(): Promise<File> {
    this.disk.step('getFile')
    if (this.disk.permission.read !== 'granted') throw domError('NotAllowedError')
    const file = new Snapshot(this.disk, this.path, this.name)
    this.disk.betweenLookAndRead()
    return file
  }
  async createWritable(): Promise<unknown> {
    const { disk, path } = this
    disk.step('createWritable')
    if (disk.permission.readwrite !== 'granted') throw domError('NotAllowedError')
    disk.mostOpenStreams = Math.max(disk.mostOpenStreams, ++disk.openStreams)
    let swap: Uint8Array<ArrayBuffer> = new Uint8Array()
    let errored = false
    const fallible = (name: Step): void => {
      try {
        disk.step(name)
      } catch (error) {
        errored = true
        throw error
      }
    }
    return {
      async write(bytes: Uint8Array<ArrayBuffer>) {
        fallible('write')
        swap = bytes.slice()
      },
      async close() {
        if (errored) throw new TypeError('Cannot close an errored stream')
        fallible('close')
        disk.openStreams--
        disk.put(path, swap)
        disk.whenWritten()
      },
      async abort() {
        disk.openStreams--
      },
    }
  }
}
