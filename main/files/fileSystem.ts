/** The part of `node:fs/promises` that the file layer uses, as a type: tests pass a file system of their own. */
import { type OpenFile, type WritableFs } from './atomicWrite'

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
}

export interface ReadableFile extends OpenFile {
  stat(): Promise<FileStats>
  read(into: Uint8Array, offset: number, length: number, position: null): Promise<{ bytesRead: number }>
}
