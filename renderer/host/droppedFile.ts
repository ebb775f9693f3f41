/** The file of a drop together with its handle, which the browser gives only while the drop is being handled. */

const handles = new WeakMap<object, Promise<FileSystemHandle | null | undefined>>()

/** The first file of a drop. Called within the `drop` event: later the browser gives nothing. */
export function droppedFile(transfer: DataTransfer | null): File | undefined {
  const item = [...(transfer?.items ?? [])].find(({ kind }) => kind === 'file')
  const file = item?.getAsFile() ?? undefined
  const handle = item?.getAsFileSystemHandle?.().catch(() => undefined)
  if (file && handle) handles.set(file, handle)
  return file
}

/** Undefined where the browser has given none. */
export async function droppedHandle(file: object): Promise<FileSystemHandle | undefined> {
  return (await handles.get(file)) ?? undefined
}
