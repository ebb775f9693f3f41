/**
 * Selected hexes or counters as a piece of the map: out of it, into the hand, onto the clipboard and back (MAP-2). The clipboard itself is
 * the page's (`app/clipboard.ts`): its events come from keys, from the Edit menu of the system and from `clipboard.ts` here.
 */
import { listNames } from '#shared/checks/report'
import { clearRegion, type ClearRegion } from '#shared/commands/clearRegion'
import { removeCounters } from '#shared/commands/removeCounters'
import { type RegionClip } from '#shared/document/region/clip'
import { middleOf, takeRegion } from '#shared/document/region/take'
import { takeCounters } from '#shared/document/region/takeCounters'
import { mirrorRegion, turnRegion } from '#shared/document/region/turn'
import { looksLikeRegion, openRegion, writeRegion } from '#shared/format/region'
import { type Localized, localized } from '#shared/i18n/localized'
import { unknownIn } from '#shared/rules/registry/fits'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'
import { selectedHexes } from './targets'

/** Names of unknown things listed in a message, at most. */
const MOST_NAMES = 3

/** True when hexes, or counters on the map, can be copied. */
export function hasPiece(editor: Pick<Editor, 'store'>): boolean {
  const { document, session } = editor.store.getState()
  const { selection } = session
  if (selection.kind === 'counters')
    return selection.counters.some((id) => document.scenario.counters[id]?.hex !== undefined)
  return selectedHexes(editor).length > 0
}

/** The selected hexes or counters, as far as they are seen, about their middle; undefined when neither is selected. */
export function selectedRegion(editor: Pick<Editor, 'store'>): RegionClip | undefined {
  const state = editor.store.getState()
  const { session } = state
  const scenario = knownScenario(state)
  if (session.selection.kind === 'counters') return takeCounters(scenario, session.selection.counters)
  const hexes = selectedHexes(editor)
  return hexes.length === 0 ? undefined : takeRegion(scenario, hexes, middleOf(hexes))
}

/** The selection as the text of the clipboard. */
export function copiedText(editor: Pick<Editor, 'store' | 'session'>): string | undefined {
  const clip = selectedRegion(editor)
  if (!clip) return undefined
  editor.session.setOptions({ clip })
  return writeRegion(clip)
}

/** Empties the selected hexes of what is seen there, or takes the selected counters away. */
export function clearSelected(
  { store, document }: Pick<Editor, 'store' | 'document'>,
  purpose: ClearRegion['purpose'],
): void {
  const { session, view } = store.getState()
  const { selection } = session
  if (selection.kind === 'counters') {
    document.run(removeCounters, { counters: selection.counters })
    return
  }
  const { openTerrain, terrains } = document.ruleset
  const character = terrains.find(({ id }) => id === openTerrain)?.char
  const open = { terrain: openTerrain, ...(character === undefined ? {} : { character }) }
  document.run(clearRegion, { hexes: selectedHexes({ store }), purpose, eyes: view.eyes, ...open })
}

type Laying = Pick<Editor, 'session' | 'document'>

/** Takes a piece into the hand: its ghost hangs under the pointer. What its rules had and these have not is said. */
export function takeInHand({ session, document }: Laying, clip: RegionClip): void {
  session.setOptions({ clip })
  session.setTool('stamp')
  const unknown = unknownIn(clip, document.ruleset)
  // As an error: it stays while the piece is placed.
  if (unknown.length > 0) session.notify(fromOtherRules(unknown), 'error')
}

function fromOtherRules(unknown: readonly Localized[]): Localized {
  const { fr } = listNames(
    unknown.map((name) => name.fr),
    MOST_NAMES,
  )
  const { en } = listNames(
    unknown.map((name) => name.en),
    MOST_NAMES,
  )
  return localized(
    `Morceau fait pour d’autres règles. Inconnus ici\u202f: ${fr}\u202f; posés, ce sont des erreurs.`,
    `A piece made for other rules. Not known here: ${en}; once laid they are errors.`,
  )
}

/** Takes the piece of a text into the hand, or says why that is none. */
export async function pasteText(editor: Laying, text: string): Promise<void> {
  if (!looksLikeRegion(text)) return editor.session.notify(NOTHING)
  const read = await openRegion(text, '')
  if (read.ok) return takeInHand(editor, read.value)
  const { message, path } = read.error
  const at = path ? ` (${path})` : ''
  editor.session.refuse(
    NOT_PASTED,
    localized(
      `Le presse-papiers ne peut pas être collé${at}\u202f: ${message.fr}`,
      `The clipboard cannot be pasted${at}: ${message.en}`,
    ),
  )
}

export const NOT_PASTED = localized('Rien n’a été collé', 'Nothing was pasted')

const NOTHING = localized(
  'Le presse-papiers ne contient aucun morceau de carte\u202f: sélectionnez des cases ou des pions et copiez-les.',
  'The clipboard holds no piece of a map: select hexes or counters and copy them.',
)

export function holdsClip({ store }: Pick<Editor, 'store'>): boolean {
  const { tool, options } = store.getState().session
  return tool === 'stamp' && options.clip !== undefined
}

/** Clockwise when positive. */
export function turnClip({ store, session }: Pick<Editor, 'store' | 'session'>, sixths: number): void {
  const { clip } = store.getState().session.options
  if (clip) session.setOptions({ clip: turnRegion(clip, sixths) })
}

export function mirrorClip({ store, session }: Pick<Editor, 'store' | 'session'>): void {
  const { clip } = store.getState().session.options
  if (clip) session.setOptions({ clip: mirrorRegion(clip) })
}
