/** Reads the disk when no program runs, with nothing of the program's own, and accounts for every file. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readScenario } from '#shared/format/read'
import { shaOf } from './lifeLog'

export interface Folders {
  /** The user's, with the scenario in it. */
  readonly user: string
  /** The program's. */
  readonly own: string
}

export interface KeptEntry {
  readonly id: string
  readonly name: string
  readonly savedAt: number
  readonly path?: string
  /** The fingerprint of what the document was read from or last saved as. */
  readonly fingerprint?: string
  readonly sha: string
}

export interface Remains {
  /** The hash of the scenario file. */
  readonly sha: string
  readonly entry: KeptEntry | undefined
  /** The hashes of the versions, newest first. */
  readonly versions: readonly string[]
  /** Paths of the temporary files of savings that were cut short, from the folder of both. */
  readonly temporaries: readonly string[]
  /** The number of files in all. */
  readonly files: number
}

export const SCENARIO = 'Siège à Acre.castellan'

const TEMPORARY = /\.castellan-(?:\d+-)?[0-9a-f-]{36}\.tmp$/
const VERSION = /^own\/versions\/[0-9a-f]{32}\/(\d+)-\d+-([0-9a-f]{16})\.castellan$/
const ENTRY = /^own\/journal\/window-([\w-]+)\.journal$/
const PICTURE = /^own\/journal\/window-([\w-]+)\.([0-9a-f]{64})\.picture$/
const VERSION_PATH = /^own\/versions\/[0-9a-f]{32}\/path\.txt$/

/** Throws when anything is not whole, or not ours to leave there. */
export async function readRemains(folders: Folders): Promise<Remains> {
  const names = [...(await under(folders.user, 'user')), ...(await under(folders.own, 'own'))]
  const read = (name: string): Promise<string> => readFile(pathOf(name, folders), 'utf8')
  const versions: { readonly number: number; readonly sha: string }[] = []
  const entries: KeptEntry[] = []
  const pictures = new Map<string, string>()
  // Pictures come before the entry that needs them: their names begin with its, and go on with a hash.
  names.sort()
  const temporaries: string[] = []
  let sha: string | undefined
  for (const name of names) {
    const version = VERSION.exec(name)
    const id = ENTRY.exec(name)?.[1]
    if (TEMPORARY.test(name)) temporaries.push(name)
    else if (name === `user/${SCENARIO}`) sha = shaOfScenario(await read(name), name)
    else if (version) {
      const found = shaOfScenario(await read(name), name)
      if (!found.startsWith(version[2] as string)) throw new Error(`${name} holds another text`)
      versions.push({ number: Number(version[1]), sha: found })
    } else if (PICTURE.test(name)) pictures.set(name, wholePicture(await read(name), name))
    else if (id !== undefined) entries.push(readEntry(await read(name), { id, pictures }))
    else if (name === 'own/state.json') JSON.parse(await read(name))
    else if (VERSION_PATH.test(name)) {
      if ((await read(name)) !== `${join(folders.user, SCENARIO)}\n`) throw new Error(`${name} is not whole`)
    } else throw new Error(`${name} has no business there: ${(await read(name)).slice(0, 500)}`)
  }
  if (sha === undefined) throw new Error('the scenario file is gone')
  if (entries.length > 1) throw new Error('there are several entries of one window')
  versions.sort((a, b) => b.number - a.number)
  return {
    sha,
    entry: entries[0],
    versions: versions.map((version) => version.sha),
    temporaries,
    files: names.length,
  }
}

const pathOf = (name: string, { user, own }: Folders): string =>
  name.startsWith('own/') ? join(own, name.slice(4)) : join(user, name.slice(5))

async function under(folder: string, shown: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files: string[] = []
  for (const name of names)
    if ((await stat(join(folder, name))).isFile()) files.push(`${shown}/${name.replaceAll('\\', '/')}`)
  return files
}

function shaOfScenario(text: string, name: string): string {
  const result = readScenario(text, name)
  if (!result.ok) throw new Error(`${name} is not whole: ${JSON.stringify(result.error)}`)
  return shaOf(text)
}

function wholePicture(base64: string, name: string): string {
  const hash = PICTURE.exec(name)?.[2]
  if (shaOf(Buffer.from(base64, 'base64')) !== hash) throw new Error(`${name} is not whole`)
  return base64
}

interface Header extends Omit<KeptEntry, 'sha'> {
  readonly pictures?: readonly { readonly hash: string; readonly at: number }[]
}

function readEntry(
  bytes: string,
  { id, pictures: found }: { readonly id: string; readonly pictures: ReadonlyMap<string, string> },
): KeptEntry {
  const end = bytes.indexOf('\n')
  const { pictures = [], ...header } = JSON.parse(bytes.slice(0, end)) as Header
  if (header.id !== id) throw new Error(`the entry ${id} is that of ${header.id}`)
  let text = bytes.slice(end + 1)
  // From the last place on, so that the others stay where they are.
  for (const { hash, at } of [...pictures].reverse()) {
    const base64 = found.get(`own/journal/window-${id}.${hash}.picture`)
    if (base64 === undefined) throw new Error(`the entry ${id} names a picture that is not there`)
    text = text.slice(0, at) + base64 + text.slice(at)
  }
  return { ...header, sha: shaOfScenario(text, `the entry ${id}`) }
}
