/** The faults of a file or its place, in plain words with advice (UX-5). */
import { type Localized, localized } from '#shared/i18n/localized'

/** Scenario files and their text, at most: far above a map of a million hexes with ten scans. */
export const LARGEST_SCENARIO_BYTES = 400 * 1024 * 1024

export const FILE_FAULTS = {
  missing: localized(
    'Le fichier ou son dossier n’existe plus à cet endroit\u202f; il a peut-être été déplacé ou renommé.',
    'The file or its folder is no longer there; it may have been moved or renamed.',
  ),
  'read-only': localized(
    'Le fichier est protégé en écriture. Enregistrez sous un autre nom ou dans un autre dossier.',
    'The file is read-only. Save under another name or in another folder.',
  ),
  denied: localized(
    'Le système refuse l’accès à ce fichier ou à ce dossier. Choisissez un autre dossier.',
    'The system denies access to this file or folder. Choose another folder.',
  ),
  full: localized(
    'Le disque est plein. Libérez de la place ou enregistrez sur un autre disque\u202f; l’ancien fichier est intact.',
    'The disk is full. Free some space or save to another disk; the old file is untouched.',
  ),
  name: localized(
    'Le système n’accepte pas ce nom de fichier. Choisissez un nom plus court, sans caractères spéciaux.',
    'The system does not accept this file name. Choose a shorter one without special characters.',
  ),
  'no-file': localized(
    'Ce n’est pas un fichier ordinaire (dossier, périphérique…). Choisissez un fichier .castellan.',
    'This is no ordinary file (a folder, a device…). Choose a .castellan file.',
  ),
  'not-text': localized(
    'Ce fichier n’est pas du texte UTF-8\u202f; Castellan attend un scénario .castellan.',
    'This file is no UTF-8 text; Castellan expects a .castellan scenario.',
  ),
  'too-large': localized(
    'Ce fichier dépasse 400\u202fMo\u202f: ce n’est pas un scénario de Castellan.',
    'This file is larger than 400 MB: it is no Castellan scenario.',
  ),
  'too-large-here': localized(
    'Le système n’accepte pas un fichier aussi grand à cet endroit. Enregistrez sur un autre disque\u202f; l’ancien fichier est intact.',
    'The system does not accept so large a file here. Save to another disk; the old file is untouched.',
  ),
  links: localized(
    'Les liens de ce chemin tournent en rond. Choisissez un autre fichier ou dossier.',
    'The links of this path lead in a circle. Choose another file or folder.',
  ),
  'too-many': localized(
    'Trop de fichiers sont ouverts sur cet ordinateur. Fermez d’autres programmes, puis réessayez.',
    'Too many files are open on this computer. Close other programs, then try again.',
  ),
  elsewhere: localized(
    'Ce fichier est ouvert dans une autre fenêtre. Enregistrez sous un autre nom.',
    'This file is open in another window. Save under another name.',
  ),
  'no-viewer': localized(
    'Aucun programme de cet ordinateur n’ouvre les PDF. Exportez la carte et imprimez-la ailleurs.',
    'No program of this computer opens PDF files. Export the map and print it elsewhere.',
  ),
  unknown: localized(
    'Le système a signalé une erreur inattendue. Enregistrez sous un autre nom ou dans un autre dossier.',
    'The system reported an unexpected error. Save under another name or in another folder.',
  ),
} as const satisfies Readonly<Record<string, Localized>>

export type FileFault = keyof typeof FILE_FAULTS
