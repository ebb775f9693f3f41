/** Changes details of the scenario (title, authors, date…); gives the reason when one is refused. */
import { editInfo } from '#shared/commands/editInfo'
import { type Words } from '../../i18n/language'
import { useEditor } from '../EditorContext'

export function useInfoChange(): (change: Parameters<typeof editInfo.run>[1]['change']) => Words | undefined {
  const { document } = useEditor()
  return (change) => document.run(editInfo, { change })?.message
}
