/** The files of a drop with their handles, which the browser gives only while the drop is being handled. */

const handles = new WeakMap<object, Promise<FileSystemHandle | null | undefined>>()

/** Called within the `drop` event: later the browser gives nothing. */
export function droppedFiles(transfer: DataTransfer | null): readonly File[] {
  return [...(transfer?.items ?? [])].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    if (!file) return []
    const handle = item.getAsFileSystemHandle?.().catch(() => undefined)
    if (handle) handles.set(file, handle)
    return file
  })
}

/** Undefined where the browser has given none. */
export async function droppedHandle(file: object): Promise<FileSystemHandle | undefined> {
  return (await handles.get(file)) ?? undefined
}
