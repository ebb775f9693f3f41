/** The part of `node:fs/promises` that the file layer uses, as a type: tests pass a file system of their own. */

/** The file system functions that saving uses: `node:fs/promises`, or a test's. */
export interface WritableFs {
  realpath(path: string): Promise<string>
  readlink(path: string): Promise<string>
  stat(path: string): Promise<{ readonly mode: number }>
  access(path: string, mode: number): Promise<void>
  open(path: string, flags: string): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

export interface OpenFile {
  chmod(mode: number): Promise<void>
  writeFile(data: string | Uint8Array): Promise<void>
  write(data: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesWritten: number }>
  sync(): Promise<void>
  close(): Promise<void>
}

export interface FileStats {
  readonly mode: number
  readonly size: number
  readonly dev: number
  readonly ino: number
  readonly mtimeMs: number
  isFile(): boolean
  isDirectory(): boolean
}

export interface FileSystem extends WritableFs {
  open(path: string, flags: string | number): Promise<ReadableFile>
  stat(path: string): Promise<FileStats>
  lstat(path: string): Promise<FileStats>
  readlink(path: string): Promise<string>
  readdir(path: string): Promise<string[]>
  mkdir(path: string, options: { readonly recursive: true }): Promise<unknown>
  rmdir(path: string): Promise<void>
}

export interface ReadableFile extends OpenFile {
  stat(): Promise<FileStats>
  read(into: Uint8Array, offset: number, length: number, position: null): Promise<{ bytesRead: number }>
}
