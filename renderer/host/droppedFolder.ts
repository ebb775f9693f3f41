/** The files of a folder that was dropped. */

/** Called within the `drop` event. Undefined when no folder is in it; else all files in them, deeper ones too. */
import { append } from '#shared/lang/append'
export function droppedFolder(transfer: DataTransfer | null): Promise<readonly File[]> | undefined {
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return undefined
  return Promise.all(entries.map(filesIn)).then((files) => files.flat())
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile)
    return new Promise((resolve) =>
      (entry as FileSystemFileEntry).file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    )
  const inside = await entriesIn((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(inside.map(filesIn))).flat()
}

// The browser gives them some at a time, and none at the end.
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return all
    append(all, some)
  }
}
