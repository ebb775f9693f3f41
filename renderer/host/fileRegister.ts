/**
 * The files this browser has opened and saved: which of them lately, and their earlier texts (APP-2). IndexedDB may
 * be forbidden, full or stuck: what is asked of it is then empty, and no opening or saving waits for it long.
 */
import { createStore, delMany, entries, get, set } from './database'
import { type FileRef, type FileVersion, type Host } from '#shared/host/host'
import { RECENT_KEPT, VERSIONS_KEPT } from '#shared/host/kept'
import { createQueue } from '#shared/lang/queue'
import { isHandle, sameFile } from './fileSystemAccess'
import { soon } from './soon'

/** Files whose versions are kept; with one more, those of the file not used for longest go. */
const FILES_KEPT = 40

interface FileRecord {
  readonly id: string
  readonly file: FileRef
  /** Milliseconds since 1970, and always later than of any file used before. */
  readonly usedAt: number
  /** Newest first. Their texts have a store of their own. */
  readonly versions: readonly FileVersion[]
}

/** None of these fails. */
export interface FileRegister {
  /**
   * It was shown or saved just now. Answers with its id, the same in all tabs. Files without handles cannot be opened again:
   * they are not noted and have none.
   */
  noteUse(file: FileRef): Promise<string | undefined>
  /** The id of a file noted before. */
  idOf(file: FileRef): Promise<string | undefined>
  /** `text` is what the file held before a saving; once only, if that is its newest version already. */
  keepVersion(file: FileRef, text: string): Promise<void>
}

export function createFileRegister(): FileRegister &
  Pick<Host, 'listRecent' | 'listVersions' | 'openVersion'> {
  const files = createStore('castellan-files', 'files')
  const texts = createStore('castellan-versions', 'texts')
  const inOrder = createQueue()

  async function newestFirst(): Promise<readonly FileRecord[]> {
    const records = (await entries<string, FileRecord>(files)).map(([, record]) => record)
    return records.sort((a, b) => b.usedAt - a.usedAt)
  }

  /** Makes the file the one used last. */
  async function put({ name, token }: FileRef, added?: FileVersion): Promise<string> {
    const file = { name, token }
    const records = await newestFirst()
    const found = await find(file, records)
    const usedAt = Math.max(Date.now(), (records[0]?.usedAt ?? 0) + 1)
    const versions = [...(added ? [added] : []), ...(found?.versions ?? [])]
    const id = found?.id ?? newId()
    await set(id, { id, file, usedAt, versions: versions.slice(0, VERSIONS_KEPT) }, files)
    const surplus = found ? [] : records.slice(FILES_KEPT - 1)
    const dropped = [...versions.slice(VERSIONS_KEPT), ...surplus.flatMap((record) => record.versions)]
    await delMany(
      dropped.map((version) => version.id),
      texts,
    )
    await delMany(
      surplus.map((record) => record.id),
      files,
    )
    return id
  }

  return {
    noteUse: async (file) => (isHandle(file.token) ? soon(inOrder(() => put(file))) : undefined),
    idOf: (file) => soon(inOrder(async () => (await find(file, await newestFirst()))?.id)),
    keepVersion: (file, text) =>
      soon(
        inOrder(async () => {
          const newest = (await find(file, await newestFirst()))?.versions[0]
          if (newest && (await get<string>(newest.id, texts)) === text) return
          const version = { id: newId(), savedAt: Date.now(), bytes: new Blob([text]).size }
          await set(version.id, text, texts)
          await put(file, version)
        }),
      ),
    async listRecent() {
      const records = await inOrder(newestFirst).catch(() => [])
      const recent = records.map(({ file }) => file).filter(({ token }) => isHandle(token))
      return recent.slice(0, RECENT_KEPT)
    },
    async listVersions(file) {
      const record = await inOrder(async () => find(file, await newestFirst())).catch(() => undefined)
      return record?.versions ?? []
    },
    async openVersion(file, version) {
      const text = await inOrder(() => get<string>(version, texts)).catch(() => undefined)
      return text === undefined
        ? { kind: 'failed', name: file.name, fault: 'missing' }
        : { kind: 'opened', file, text }
    },
  }
}

async function find(file: FileRef, records: readonly FileRecord[]): Promise<FileRecord | undefined> {
  for (const record of records) if (await sameFile(record.file, file)) return record
  return undefined
}

// `randomUUID` is missing on pages without https.
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
