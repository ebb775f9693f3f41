/**
 * Files dropped anywhere on the page: a scenario is opened, a picture becomes the background of the map, a CSV or counter types are
 * imported. Over a dialog too, or the browser would leave for it.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { isPictureName } from '../actions/background/pictureName'
import { isCsvName } from '../actions/csvFiles'
import { isTypesName } from '../actions/library/typesName'
import { type Editor } from '../editor/editor'
import { droppedFiles } from '../host/droppedFiles'
import { useEditor, useSay, useUi } from '../ui/EditorContext'
import { useFileActions } from '../ui/fileActions'

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
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setFileAbove(false)
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setFileAbove(false)
      const dropped = droppedFiles(event.dataTransfer)
      const [first] = dropped
      if (first && isCsvName(first.name)) return ui.openDropped('import-csv', first)
      if (first && isTypesName(first.name)) return ui.openDropped('catalogue', first)
      const taken = dropPicture(editor, first) ?? files.openDropped(dropped)
      void taken.then((done) => done && ui.closeDialog())
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [editor, files, ui])
  if (!fileAbove) return null
  return (
    <p className="drop-veil">
      {say(
        localized(
          'Déposez un fichier .castellan pour l’ouvrir, une image à mettre sous la carte, ou des types de pions (.castellan-types, CSV)',
          'Drop a .castellan file to open it, a picture to lay under the map, or counter types (.castellan-types, CSV)',
        ),
      )}
    </p>
  )
}

// Undefined for what is no picture: then it is a scenario, or refused as one.
function dropPicture(editor: Editor, file: File | undefined): Promise<boolean> | undefined {
  if (!file || !isPictureName(file.name)) return undefined
  return import('../actions/background/importBackground').then(({ importBackground }) =>
    importBackground(editor, file),
  )
}
