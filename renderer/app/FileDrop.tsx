/** Scenario files dropped anywhere on the page are opened; over a dialog too, or the browser would leave for it. */
import { type ReactNode, useEffect, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { droppedFiles } from '../host/droppedFiles'
import { useSay, useUi } from './EditorContext'
import { useFileActions } from './fileActions'

export function FileDrop(): ReactNode {
  const say = useSay()
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
      void files.openDropped(droppedFiles(event.dataTransfer)).then((opened) => opened && ui.closeDialog())
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [files, ui])
  if (!fileAbove) return null
  return (
    <p className="drop-veil">
      {say(localized('Déposez un fichier .castellan pour l’ouvrir', 'Drop a .castellan file to open it'))}
    </p>
  )
}
