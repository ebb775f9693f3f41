/** Replaces the content of a file behind a handle. */
import { type FileFault } from '#shared/host/fileFaults'
import { faultOf } from './fileSystemAccess'

/** Whole or not at all: the browser writes beside the file and puts it in place when the stream closes. */
export async function replaceContent(
  handle: FileSystemFileHandle,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FileFault | undefined> {
  try {
    const stream = await handle.createWritable()
    try {
      await stream.write(bytes)
      await stream.close()
    } catch (error) {
      await stream.abort().catch(() => undefined)
      throw error
    }
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}
