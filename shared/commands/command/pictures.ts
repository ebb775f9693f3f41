/** The pictures that a document embeds: each once, and none that nothing shows. */
import { type Draft } from 'immer'
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { artOfTypes } from '#shared/document/art'
import { found } from './cells'

/** Puts a picture into the document, unless it has it. */
export function embed(draft: Draft<Scenario>, hash: ImageHash, image: EmbeddedImage): void {
  if (!(hash in found(draft).images)) draft.images[hash] = image as Draft<EmbeddedImage>
}

/** Takes pictures out of the document that nothing shows any more: no background, cover, logo or face of a counter type. */
export function dropUnused(draft: Draft<Scenario>, hashes: Iterable<ImageHash | undefined>): void {
  const dropped = [...hashes].filter((hash) => hash !== undefined && hash in draft.images) as ImageHash[]
  if (dropped.length === 0) return
  const { background } = draft.map
  const { cover, logo } = draft.info
  const shown = new Set([...artOfTypes(draft as Scenario), background?.image, cover, logo])
  for (const hash of dropped) if (!shown.has(hash)) delete draft.images[hash]
}
