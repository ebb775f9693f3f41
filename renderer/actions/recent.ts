/** Files opened and saved lately, each an action: `recent:0` is the newest. */
import { type FileRef } from '#shared/host/host'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Action, always } from './action'
import { openRecent } from './openDocument'

const NONE: Action = {
  id: 'recent:none',
  name: () => localized('(aucun)', '(none)'),
  isEnabled: () => false,
  run: () => {},
}

/** One for each file, in their order; when there is none, one that cannot be chosen and says so. */
export function recentActions(recent: readonly FileRef[]): readonly Action[] {
  if (recent.length === 0) return [NONE]
  return recent.map((file, index) => ({
    id: `recent:${index}`,
    name: () => sameInBoth(nameAmong(file, recent)),
    overStart: true,
    everywhere: true,
    isEnabled: always,
    async run(editor, ui) {
      if (await openRecent(editor, ui, file)) ui.closeDialog()
    },
  }))
}

/** The name; beside those that are called the same, with the folder. */
function nameAmong({ name, place }: FileRef, recent: readonly FileRef[]): string {
  const namesakes = recent.filter((other) => other.name === name)
  return namesakes.length > 1 && place !== undefined ? `${name} – ${place}` : name
}
