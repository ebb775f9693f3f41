/** Shows the witness or the reason of a proof on the map, or puts counters as a witness says. */
import { moveCounters } from '#shared/commands/moveCounters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type CounterId } from '#shared/document/ids'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { type Proven } from '#shared/proofs/proofs'
import { type Editor } from '../../../editor/editor'
import { type Witness } from '../../../editor/ports/session'
import { NOTHING } from '../../../editor/selection'
import { type Ui } from '../../../ui/uiStore'

type Proof = Exclude<Proven, { readonly kind: 'opening' }>

const SHOWN = localized(
  'Exemple montré sur la carte\u202f: Échap l’efface.',
  'Witness shown on the map: Escape takes it away.',
)
const LAID = localized('Les pions sont placés ainsi.', 'The counters are laid like this.')

/** The witness over the map, or the counters and hexes of the reason. */
export function showProof(editor: Editor, ui: Pick<Ui, 'showView'>, proof: Proof): void {
  if (proof.kind === 'objective') {
    // Those who are there first, as many as it takes.
    const ways = proof.reached.slice(0, proof.needed).map(({ way }) => way)
    if (proof.answer === 'yes') return showWitness(editor, ui, { stood: [], ways })
    const hexes = hexesOfPlace(editor.document.scenario, proof.condition.place)
    return showReason(
      editor,
      ui,
      proof.reached.map(({ counter }) => counter),
      hexes,
    )
  }
  if (proof.answer === 'yes') return showWitness(editor, ui, { stood: stoodOf(proof), ways: [] })
  if (proof.answer === 'no') showReason(editor, ui, proof.misfits, proof.hexes)
}

/** Selects counters and flashes them and the hexes. */
export function showReason(
  { session }: Editor,
  ui: Pick<Ui, 'showView'>,
  counters: readonly CounterId[],
  hexes: readonly HexKey[],
): void {
  ui.showView('map')
  session.goTo({ counters: [...new Set(counters)], hexes, hexsides: [] })
}

function showWitness(editor: Editor, ui: Pick<Ui, 'showView'>, witness: Witness): void {
  const { grid, hexMm } = editor.document.scenario.map
  const hexes = [
    ...witness.stood.map(({ hex }) => hex),
    ...witness.ways.flatMap((way) => [way[0], way.at(-1)]),
  ]
  ui.showView('map')
  editor.session.select(NOTHING)
  editor.session.showWitness(witness)
  editor.view.viewport?.reveal(
    [...new Set(hexes)].flatMap((hex) => (hex ? hexCenter(parseHexKey(hex), { grid, hexMm }) : [])),
  )
  editor.session.notify(SHOWN)
}

/** One command: all counters of the side stand as the witness says. */
export function laySetUp(
  { document, session }: Editor,
  ui: Pick<Ui, 'showView'>,
  proof: Extract<Proof, { readonly answer: 'yes'; readonly kind: 'set-up' }>,
): void {
  const moves = stoodOf(proof)
  if (document.run(moveCounters, { moves })) return
  ui.showView('map')
  session.goTo({ counters: moves.map(({ counter }) => counter), hexes: [], hexsides: [] })
  session.notify(LAID)
}

function stoodOf({ stood }: Extract<Proof, { readonly answer: 'yes'; readonly kind: 'set-up' | 'entry' }>) {
  return stood.map(({ counter, pose: { hex, facing } }) => ({ counter, hex, facing }))
}
