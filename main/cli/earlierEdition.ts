/** The place where an edition goes, a folder or an archive, and the edition that lies there. */
import { dirname } from 'node:path'
import type { ExportFile } from '#shared/host/host'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { faultInWords } from '#shared/interchange/exchange/fault'
import type { EditionList } from '#shared/interchange/publication/editionList'
import { LIST_NAME } from '#shared/interchange/publication/fileNames'
import { zippedEdition } from '#shared/interchange/publication/makeEdition'
import { readZippedEdition } from '#shared/interchange/publication/readZippedEdition'
import { editionInFolder, strangersAmong, writeEditionFolder } from '../files/editionFolder'
import { readBytes } from '../files/readFile'
import { fileRefusal, Refusal } from './refusal'
import { exists } from './outputs'
import { clearLitter, writeFileSafely } from './scenarioFile'
import type { Interruptions } from './surroundings'

export interface EditionPlace {
  /** Undefined where there is none of ours. */
  readonly before: EditionList | undefined
  /** Files of it that are gone or no longer as they were written. */
  readonly spoilt: readonly string[]
  /** Refuses when files of these names are not ours, unless `force`. */
  refuseStrangers(names: readonly string[], force: boolean): Promise<void>
  /** All or nothing; gives the sheets of the edition before that were taken away. */
  write(
    edition: { readonly files: readonly ExportFile[]; readonly list: EditionList },
    force: boolean,
  ): Promise<readonly string[]>
}

const isArchive = (path: string): boolean => path.toLowerCase().endsWith('.zip')

export function editionPlace(path: string, interruptions: Interruptions): Promise<EditionPlace> {
  return isArchive(path) ? archive(path, interruptions) : folder(path)
}

async function folder(path: string): Promise<EditionPlace> {
  const told = (error: unknown): never => {
    throw fileRefusal(path, error, { fr: 'un dossier, ou un nom en .zip', en: 'a folder, or a name in .zip' })
  }
  for (const place of [path, dirname(path)]) await clearLitter(place)
  const found = await editionInFolder(path).catch(told)
  return {
    before: found?.list,
    spoilt: found ? [...found.altered, ...found.missing] : [],
    async refuseStrangers(names, force) {
      const strangers = found && !force ? await strangersAmong(path, names, found).catch(told) : []
      if (strangers.length > 0) throw taken(path, strangers)
    },
    async write({ files }, force) {
      const written = await writeEditionFolder(path, files, {
        mayReplace: () => Promise.resolve(force),
      }).catch(told)
      if (written.kind === 'taken') throw taken(path, written.strangers)
      return written.removed
    },
  }
}

async function archive(path: string, interruptions: Interruptions): Promise<EditionPlace> {
  const found = (await exists(path)) ? await zippedBefore(path) : undefined
  const isOurs = found?.list !== undefined && found.strange.length === 0
  return {
    before: found?.list,
    spoilt: found?.strange ?? [],
    refuseStrangers(_names, force) {
      if (found && !isOurs && !force) throw taken(path, [path])
      return Promise.resolve()
    },
    async write({ files, list }, force) {
      if (found && !isOurs && !force) throw taken(path, [path])
      await writeFileSafely(path, zippedEdition({ files, list }).bytes, interruptions)
      const kept = new Set(list.sheets.map(({ file }) => file))
      return (found?.list?.sheets ?? []).map(({ file }) => file).filter((file) => !kept.has(file))
    },
  }
}

async function zippedBefore(
  path: string,
): Promise<{ readonly list: EditionList | undefined; readonly strange: readonly string[] }> {
  const bytes = await readBytes(path, LARGEST_SCENARIO_BYTES).catch((error: unknown) => {
    throw fileRefusal(path, error)
  })
  const read = await readZippedEdition(bytes, path)
  return read.ok ? read.value : { list: undefined, strange: [faultInWords(read.error, 'en')] }
}

function taken(path: string, [first = '', ...others]: readonly string[]): Refusal {
  const more = others.length
  const what = first === path ? path : `${path} (${first}${more > 0 ? ` +${more}` : ''})`
  return new Refusal(
    `${what}\u202f: n’est pas d’une édition précédente, ou a changé depuis\u202f; --force pour remplacer`,
    `${what}: not of an earlier edition, or changed since; --force replaces it`,
  )
}

/** For a check where nothing was published. */
export function noEdition(path: string): Refusal {
  return new Refusal(
    `${path}\u202f: aucune édition ici\u202f; attendu\u202f: un dossier ou une archive avec ${LIST_NAME}`,
    `${path}: no edition here, expected a folder or an archive with ${LIST_NAME}`,
  )
}
