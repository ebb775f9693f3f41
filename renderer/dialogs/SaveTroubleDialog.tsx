/** A failed save: the reason, and what can be done. The document stays open and modified. */
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type Localized, localized } from '#shared/i18n/localized'
import { type SaveTrouble } from '../editor/ports/files'
import { useEditor } from '../ui/EditorContext'
import { CANCEL, Question } from './Question'

export function SaveTroubleDialog(): ReactNode {
  const { trouble } = useStore(useEditor().files.saveTrouble)
  if (!trouble) return null
  const { overwrite, look = {}, ...words } = described(trouble)
  return (
    <Question
      {...words}
      other={overwrite && { name: overwrite, answer: 'overwrite', ...look }}
      no={CANCEL}
      yes={{ name: localized('Enregistrer sous…', 'Save as…'), answer: 'save-as' }}
      onAnswer={trouble.answer}
    />
  )
}

interface Described {
  readonly title: Localized
  readonly words: Localized
  /** The name of writing to the same place all the same, where that helps. */
  readonly overwrite?: Localized
  readonly look?: { readonly look: 'is-danger' }
}

function described({ file, reason }: SaveTrouble): Described {
  if (reason === 'changed' || reason === 'other-tab')
    return {
      title: localized(
        `«\u202f${file}\u202f» a changé entre-temps`,
        `“${file}” has been changed in the meantime`,
      ),
      words: CHANGED[reason],
      overwrite: localized('Remplacer', 'Overwrite'),
      look: { look: 'is-danger' },
    }
  if (reason === 'gone')
    return {
      title: localized(`«\u202f${file}\u202f» n’est plus à sa place`, `“${file}” is no longer in its place`),
      words: localized(
        'Le fichier a été déplacé, renommé ou supprimé. Vous pouvez le recréer au même endroit ou enregistrer ailleurs.',
        'The file has been moved, renamed or removed. You can write it anew in the same place or save elsewhere.',
      ),
      overwrite: localized('Recréer ici', 'Write it anew'),
    }
  return {
    title: localized(`«\u202f${file}\u202f» n’a pas pu être enregistré`, `“${file}” could not be saved`),
    words: FILE_FAULTS[reason],
  }
}

const CHANGED = {
  changed: localized(
    'Un autre programme a modifié ce fichier depuis que cette fenêtre l’a lu ou écrit. Si vous le remplacez, sa version actuelle reste parmi les versions antérieures.',
    'Another program has changed this file since this window read or wrote it. If you overwrite it, its present version stays among the earlier versions.',
  ),
  'other-tab': localized(
    'Un autre onglet de Castellan a enregistré ce fichier depuis que celui-ci l’a lu ou écrit. Si vous le remplacez, la version de l’autre onglet reste parmi les versions antérieures.',
    'Another tab of Castellan has saved this file since this one read or wrote it. If you overwrite it, the version of the other tab stays among the earlier versions.',
  ),
}
