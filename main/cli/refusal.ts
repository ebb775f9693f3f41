/** The error of a call that is refused, as one line: the fault, its place, what was expected. Exit code 2. */
import type { Scenario } from '#shared/document/types'
import { type FileError, fileErrorText } from '#shared/format/fileError'
import type { Localized } from '#shared/i18n/localized'
import { isTooLargeToWrite } from '../files/fileFaults'

export class Refusal extends Error {
  readonly text: Localized

  constructor(fr: string, en: string) {
    super(en)
    this.text = { fr, en }
  }
}

/** For a file whose content is not what it should be, with its place. */
export function refusalOf(error: FileError): Refusal {
  return new Refusal(fileErrorText(error, 'fr'), fileErrorText(error, 'en'))
}

/** For what the contract names and this version does not have. */
export function notYet(what: string): Refusal {
  return new Refusal(
    `${what}\u202f: pas encore disponible dans cette version`,
    `${what}: not yet in this version`,
  )
}

/** For a verb about something that the rules of a scenario do not have. */
export function lacking({ ruleset }: Scenario, verb: string, what: Localized): Refusal {
  return new Refusal(
    `le jeu de règles ${ruleset} n’a pas ${what.fr}\u202f: la commande ${verb} ne s’y applique pas`,
    `ruleset ${ruleset} has no ${what.en}: ${verb} does not apply to it`,
  )
}

const FAULTS: Readonly<Record<string, Localized>> = {
  ENOENT: { fr: 'fichier ou dossier introuvable', en: 'no such file or folder' },
  EACCES: { fr: 'accès refusé', en: 'access denied' },
  EPERM: { fr: 'opération interdite', en: 'operation not permitted' },
  EISDIR: { fr: 'c’est un dossier, un fichier était attendu', en: 'this is a folder, a file was expected' },
  ENOTDIR: { fr: 'un élément du chemin n’est pas un dossier', en: 'part of the path is not a folder' },
  EFTYPE: {
    fr: 'ce n’est pas un fichier ordinaire (périphérique, tube ou prise)',
    en: 'this is no ordinary file (a device, pipe or socket)',
  },
  EFBIG: { fr: 'le fichier dépasse 400\u202fMo', en: 'the file is larger than 400 MB' },
  ELOOP: { fr: 'les liens tournent en rond', en: 'its links lead in a circle' },
  EMFILE: { fr: 'trop de fichiers sont ouverts', en: 'too many files are open' },
  ENFILE: { fr: 'trop de fichiers sont ouverts', en: 'too many files are open' },
  ENAMETOOLONG: { fr: 'le nom est trop long', en: 'the name is too long' },
  EINVAL: { fr: 'le système refuse ce nom', en: 'the system refuses this name' },
  EILSEQ: { fr: 'le système refuse ce nom', en: 'the system refuses this name' },
  EBUSY: { fr: 'un autre programme l’utilise', en: 'another program is using it' },
  ETXTBSY: { fr: 'un autre programme l’utilise', en: 'another program is using it' },
  EIO: { fr: 'le disque a signalé une erreur', en: 'the disk reported an error' },
  ENODEV: { fr: 'le disque n’est plus là', en: 'the disk is no longer there' },
  EDQUOT: { fr: 'votre quota de disque est atteint', en: 'your disk quota is reached' },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
  EROFS: { fr: 'le disque est en lecture seule', en: 'the disk is read-only' },
}

const TOO_LARGE_HERE: Localized = {
  fr: 'le système n’accepte pas ici un fichier aussi grand',
  en: 'the system does not accept so large a file here',
}

/** A fault of the file system in plain words; `expected` is what the file should have been. */
export function fileRefusal(path: string, error: unknown, expected?: Localized): Refusal {
  const code = String((error as { code?: unknown }).code)
  const known = isTooLargeToWrite(error) ? TOO_LARGE_HERE : FAULTS[code]
  const fault = known ?? { fr: `erreur ${code}`, en: `error ${code}` }
  return new Refusal(
    `${path}\u202f: ${fault.fr}${expected ? `\u202f; attendu\u202f: ${expected.fr}` : ''}`,
    `${path}: ${fault.en}${expected ? `, expected ${expected.en}` : ''}`,
  )
}
