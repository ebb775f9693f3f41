/** The files that a verb is about to write: which may be replaced, and which never are. */
import * as promises from 'node:fs/promises'
import { readFile, stat } from 'node:fs/promises'
import { folded } from '../files/knownFiles'
import { realPathOf } from '../files/realPath'
import { Refusal } from './refusal'

interface Sources {
  /** The files from which they are made, as the call names them. */
  readonly inputs: readonly string[]
}

/**
 * Refuses when an output is one of the files from which it is made, `--force` or not: what would be left is not what was read. Files
 * are compared, not names: links and other spellings lead to the same.
 */
export async function refuseInputs(outputs: readonly string[], { inputs }: Sources): Promise<void> {
  for (const output of outputs)
    for (const input of inputs)
      if (await isSameFile(output, input))
        throw new Refusal(
          `${output}\u202f: c’est le fichier lu (${input}), il serait perdu\u202f; donnez un autre nom`,
          `${output}: this is the file that is read (${input}), it would be lost; give another name`,
        )
}

/** A file that a call is to write, and the option that names it. */
export interface NamedOutput {
  readonly option: string
  readonly path: string
}

/** Refuses when the second output would take the place of the first. */
export async function refuseOneName(first: NamedOutput, second: NamedOutput): Promise<void> {
  if (!(await isSameFile(first.path, second.path))) return
  throw new Refusal(
    `${second.option} et ${first.option} nomment le même fichier, ${second.path}\u202f; donnez un autre nom`,
    `${second.option} and ${first.option} name the same file, ${second.path}; give another name`,
  )
}

/** Refuses to overwrite an input, and any other file without `force` unless it holds this content already. */
export async function checkOverwrite(
  path: string,
  { inputs, force, content }: Sources & { readonly force: boolean; readonly content?: string | Uint8Array },
): Promise<void> {
  await refuseInputs([path], { inputs })
  if (force || !(await exists(path))) return
  if (content !== undefined && (await holds(path, content))) return
  throw new Refusal(
    `${path}\u202f: le fichier existe déjà\u202f; --force pour le remplacer`,
    `${path}: the file exists already; --force replaces it`,
  )
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * True of two names of one file, there or yet to come: links are followed, hard ones too, and case counts as on the disk; of two files
 * yet to come it does not count, since some disks do not tell it apart.
 */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  // A number of a file may be larger than a double can tell apart.
  const [here, there] = await Promise.all(
    [one, other].map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  )
  if (here && there) return here.dev === there.dev && here.ino === there.ino
  if (here || there) return false
  return folded(await realPathOf(one, promises)) === folded(await realPathOf(other, promises))
}

/** False as well for what cannot be read. */
async function holds(path: string, content: string | Uint8Array): Promise<boolean> {
  return readFile(path).then(
    (bytes) => bytes.equals(Buffer.from(content)),
    () => false,
  )
}
