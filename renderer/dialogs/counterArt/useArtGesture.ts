/** Changes of the picture on faces: those of one drag, one press of a key or one turn of the wheel are one step of the history. */
import { useEffect, useMemo } from 'react'
import { placeCounterArt, type PlaceCounterArt } from '#shared/commands/placeCounterArt'
import { AS_NEW } from '#shared/document/art'
import { type ArtPlace } from '#shared/document/armies'
import { type ArtFaces } from '../../actions/counterArt/giveArt'
import { type EditorDocument } from '../../editor/ports/document'
import { useEditor } from '../../ui/EditorContext'

export type ArtChange = PlaceCounterArt['change']

export interface ArtGesture {
  begin(): void
  /** Changes the art within a gesture, or as a step of its own. */
  change(of: (present: ArtPlace) => ArtChange): void
  commit(): void
  /** A step that ends when nothing has followed for a moment: the wheel has no end of its own. */
  nudge(of: (present: ArtPlace) => ArtChange): void
}

/** Turns of the wheel within this time are one step. */
const PAUSE_MS = 500

/** @param face the one whose picture is shown; the others follow it */
export function useArtGesture({ counterType, faces }: ArtFaces, face: string): ArtGesture {
  const { document } = useEditor()
  const gesture = useMemo(
    () => artGesture(document, { counterType, faces }, face),
    [document, counterType, faces, face],
  )
  useEffect(() => gesture.commit, [gesture])
  return gesture
}

function artGesture(document: EditorDocument, { counterType, faces }: ArtFaces, face: string): ArtGesture {
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    clearTimeout(timer)
    if (!isOpen) document.begin()
    isOpen = true
  }

  function change(of: (present: ArtPlace) => ArtChange): void {
    const art = document.scenario.counterTypes[counterType]?.faces[face]?.art ?? AS_NEW
    document.run(placeCounterArt, { counterType, faces, change: of(art) })
  }

  function commit(): void {
    clearTimeout(timer)
    if (isOpen) document.commit()
    isOpen = false
  }

  return {
    begin,
    change,
    commit,
    nudge(of) {
      begin()
      change(of)
      timer = setTimeout(commit, PAUSE_MS)
    },
  }
}
