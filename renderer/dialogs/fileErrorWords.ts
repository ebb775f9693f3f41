/** Tells a designer what an unreadable file means and what to do, before the exact place of the fault. */
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type FileErrorView } from '../editor/ports/files'

/** `hasVersions`: earlier texts of the file are kept. Undefined where the message says it all. */
export function fileErrorWords({ fault, line }: FileErrorView, hasVersions: boolean): Localized | undefined {
  switch (fault) {
    case 'damaged':
      return joined(
        [
          localized(
            'Ce fichier est abîmé ou incomplet\u202f: Castellan ne peut pas le lire en entier.',
            'This file is damaged or incomplete: Castellan cannot read it whole.',
          ),
          damagedAdvice(line, hasVersions),
        ],
        ' ',
      )
    case 'foreign':
      return joined(
        [
          localized(
            'Ce fichier n’est pas un scénario de Castellan, ou il est abîmé dès le début.',
            'This file is no Castellan scenario, or it is damaged from its beginning.',
          ),
          hasVersions
            ? localized(
                'Ouvrez une version antérieure, ou choisissez un autre fichier.',
                'Open an earlier version, or choose another file.',
              )
            : localized('Choisissez un fichier .castellan.', 'Choose a .castellan file.'),
        ],
        ' ',
      )
    case 'newer':
      return localized(
        'Ce fichier est intact, mais il vient d’un Castellan plus récent. Mettez le programme à jour pour l’ouvrir.',
        'This file is intact, but it comes from a newer Castellan. Update the program to open it.',
      )
    case 'other-rules':
      return localized(
        'Ce fichier est intact, mais ce Castellan ne connaît pas ses règles. Ouvrez-le avec une version qui les connaît.',
        'This file is intact, but this Castellan does not know its rules. Open it with a version that does.',
      )
    case undefined:
      return undefined
  }
}

function damagedAdvice(line: number | undefined, hasVersions: boolean): Localized {
  const place =
    line === undefined ? localized('le fichier', 'the file') : localized(`la ligne ${line}`, `line ${line}`)
  const correct = localized(
    `corrigez ${place.fr} dans un éditeur de texte.`,
    `correct ${place.en} in a text editor.`,
  )
  return hasVersions
    ? localized(
        `Ouvrez une version antérieure, ou ${correct.fr}`,
        `Open an earlier version, or ${correct.en}`,
      )
    : localized(
        `Reprenez une copie du fichier, ou ${correct.fr}`,
        `Go back to a copy of it, or ${correct.en}`,
      )
}
