/** Adds types that come from a catalogue, a library, a file or another scenario (CTR-4, CTR-6), as one undo step. */
import { type Refusal } from '#shared/commands/command/command'
import { type Comparison } from '#shared/armies/taken/clashes'
import { type ClashAnswer, takeTypes } from '#shared/armies/taken/takeTypes'
import { type Scenario } from '#shared/document/types'
import { type EditorDocument } from '../editor/ports/document'
import { changeSheets } from './changeSheets'

/**
 * Adds what is free, and does with what clashes as it is answered.
 * @param answers by the keys of what comes; without one it stays away.
 * @param images that their faces show.
 */
export function addTypes(
  document: EditorDocument,
  comparison: Comparison,
  answers: ReadonlyMap<string, ClashAnswer> = new Map(),
  images: Scenario['images'] = {},
): Refusal | undefined {
  const { added, changes } = takeTypes(document.scenario, comparison, answers, document.idCode)
  if (Object.keys(added).length + changes.size === 0) return undefined
  return changeSheets(document, changes, added, images)
}
