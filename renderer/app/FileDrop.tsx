/**
 * Files dropped anywhere on the page: a scenario or a game is opened, a CSV or counter types are imported, a picture becomes the art of the card
 * under it, else the background of the map, several of them or a folder are matched with the counters. Over a dialog too, or the
 * browser would leave for it.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { isCsvName } from '#shared/host/csvName'
import { localized } from '#shared/i18n/localized'
import { sourceOf } from '#shared/interchange/sources'
import { artTargetAt } from '../actions/counterArt/artTarget'
import { giveArt } from '../actions/counterArt/giveArt'
import { isPictureName } from '../actions/pictures/pictureName'
import { isTypesName } from '../actions/library/typesName'
import { type Editor } from '../editor/editor'
import { droppedFiles } from '../host/droppedFiles'
import { droppedFolder } from '../host/droppedFolder'
import { useEditor, useSay, useUi } from '../ui/EditorContext'
import { useFileActions } from '../ui/fileActions'
import { type Ui } from '../ui/uiStore'

export function FileDrop(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const files = useFileActions()
  const [fileAbove, setFileAbove] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent): void => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setFileAbove(true)
      markTarget(artTargetAt(event.target)?.element)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget !== null) return
      setFileAbove(false)
      markTarget(undefined)
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setFileAbove(false)
      markTarget(undefined)
      const folder = droppedFolder(event.dataTransfer)
      if (folder) return void folder.then((files) => ui.openPictures(files.filter(isPicture)))
      const dropped = droppedFiles(event.dataTransfer)
      const [first] = dropped
      if (first && isCsvName(first.name)) return ui.openDropped('import-csv', first)
      const map = dropped.find(({ name }) => sourceOf(name) !== undefined)
      if (map) {
        const others = dropped.filter((file) => file !== map)
        return ui.openDropped('import-map', map, others)
      }
      if (first && isTypesName(first.name)) return ui.openDropped('catalogue', first)
      const pictures = dropped.filter(isPicture)
      // A game takes none, and the map below its table is out of sight.
      if (pictures.length > 0 && isTableInSight(ui)) return editor.session.notify(NO_PICTURES)
      const isImport = ui.store.getState().dialog === 'import-pictures'
      if (pictures.length > 1 || (pictures.length > 0 && isImport)) return ui.openPictures(pictures)
      const card = artTargetAt(event.target)
      if (pictures[0] && card) return void giveArt(editor, pictures[0], card)
      const taken = dropPicture(editor, first) ?? files.openDropped(dropped)
      void taken.then((done) => done && ui.closeDialog())
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [editor, files, ui])
  useEffect(() => {
    document.body.toggleAttribute('data-file-above', fileAbove)
  }, [fileAbove])
  if (!fileAbove) return null
  return (
    <p className="drop-veil">
      <span>
        {say(
          localized(
            'Déposez un fichier .castellan ou .castellan-game pour l’ouvrir, une image sur un pion ou à mettre sous la carte, un dossier d’images de pions, des types de pions (.castellan-types, CSV), ou un ordre de bataille (CSV)',
            'Drop a .castellan or .castellan-game file to open it, a picture on a counter or to lay under the map, a folder of counter pictures, counter types (.castellan-types, CSV), or an order of battle (CSV)',
          ),
        )}
      </span>
    </p>
  )
}

const NO_PICTURES = localized(
  'Une partie ne prend pas d’image\u202f: revenez à la carte pour l’y déposer.',
  'A game takes no picture: go back to the map to drop it there.',
)

function isTableInSight(ui: Ui): boolean {
  const { view, dialog } = ui.store.getState()
  return view === 'play' && dialog === undefined
}

const isPicture = ({ name }: File): boolean => isPictureName(name)

// The card under the pointer shows that it takes the picture.
function markTarget(element: HTMLElement | undefined): void {
  for (const other of document.querySelectorAll('[data-takes]'))
    if (other !== element) other.removeAttribute('data-takes')
  element?.setAttribute('data-takes', '')
}

// Undefined for what is no picture: then it is a scenario, or refused as one.
function dropPicture(editor: Editor, file: File | undefined): Promise<boolean> | undefined {
  if (!file || !isPictureName(file.name)) return undefined
  return import('../actions/background/importBackground').then(({ importBackground }) =>
    importBackground(editor, file),
  )
}
