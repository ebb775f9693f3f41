/** The cards on the page that take a picture which is dropped on them or pasted over them. */
import { counterTypeId } from '#shared/document/ids'
import { type ArtFaces } from './giveArt'

/** Attributes of the element that shows the card. */
export function artTarget({ counterType, faces }: ArtFaces): Record<`data-${string}`, string> {
  return { 'data-art-type': counterType, 'data-art-faces': JSON.stringify(faces) }
}

/** The element that takes the picture, and whose card it shows; undefined beside every card. */
export function artTargetAt(at: unknown): (ArtFaces & { readonly element: HTMLElement }) | undefined {
  const element = at instanceof Element ? at.closest<HTMLElement>('[data-art-type]') : null
  const { artType, artFaces } = element?.dataset ?? {}
  if (!element || artType === undefined || artFaces === undefined) return undefined
  return { element, counterType: counterTypeId(artType), faces: JSON.parse(artFaces) as string[] }
}
