/** The background picture in the map menu (MAP-4). */
import { removeBackground } from '#shared/commands/removeBackground'
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const setBackgroundPicture: Action = {
  id: 'background-picture',
  name: ({ document }) =>
    document.scenario.map.background
      ? localized('Changer d’image de fond…', 'Change the background picture…')
      : localized('Image de fond…', 'Background picture…'),
  isEnabled: always,
  async run(editor) {
    // A menu that the system draws is no press on the page, and a page shows a file chooser after a press only: its panel has the
    // button.
    if (!wasPressed()) return editor.session.setTool('background')
    const { choosePicture } = await import('./pictures/choosePicture')
    const file = await choosePicture()
    if (!file) return
    const { importBackground } = await import('./background/importBackground')
    await importBackground(editor, file)
  },
}

export const removeBackgroundPicture: Action = {
  id: 'remove-background',
  name: () => localized('Retirer l’image de fond', 'Remove the background picture'),
  isEnabled: (editor) => editor.document.scenario.map.background !== undefined,
  run: (editor) => void editor.document.run(removeBackground, {}),
}

function wasPressed(): boolean {
  return (globalThis as { navigator?: Navigator }).navigator?.userActivation?.isActive ?? true
}
