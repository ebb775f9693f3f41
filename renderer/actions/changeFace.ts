/** Shows another face of counters, and turns each to the nearest facing that a counter with that face may have. */
import { setCounterState } from '#shared/commands/setCounterState'
import { turnCounter } from '#shared/commands/turnCounter'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Facing } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { legalFacing } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { counted } from '../i18n/language'
import { changeCounters } from './changeCounters'
import { DECOY } from './editCounters'

const NOT_SO = localized('Cette face ne change pas ainsi.', 'This face does not change like that.')

/**
 * Shows a face of each of these counters, as one undo step. One whose type lacks it stays as it is, named in the status line.
 * @param faceOf the face that a counter is to show; its own = nothing to do, undefined = it has none like that.
 */
export function changeFaces(
  editor: Pick<Editor, 'document' | 'session'>,
  ids: readonly CounterId[],
  faceOf: (counter: Counter) => string | undefined,
): void {
  const { document } = editor
  const turned: Facing[] = []
  changeCounters(
    editor,
    ids,
    (counter, before, label) => {
      const face = faceOf(before)
      if (face === before.face) return undefined
      const reason = whyNot(document, before, face)
      if (reason || face === undefined) return reason
      const refusal = document.run(setCounterState, { counter, face, label })
      const facing = refusal ? undefined : newFacing(document, before, face)
      if (facing && !document.run(turnCounter, { counter, facing })) turned.push(facing)
      return refusal?.message
    },
    () => turnedInWords(turned),
  )
}

/** The reason why a counter cannot show a face; undefined = it can. */
export function whyNot(
  { scenario, ruleset }: EditorDocument,
  counter: Counter,
  face: string | undefined,
): Localized | undefined {
  if (counter.decoy) return DECOY
  const name = ruleset.counterSchema.faces.find(({ id }) => id === face)?.name
  if (face === undefined || !name) return NOT_SO
  if (face in (scenario.counterTypes[counter.type]?.faces ?? {})) return undefined
  return localized(`Le type n’a pas de face «\u202f${name.fr}\u202f».`, `The type has no face “${name.en}”.`)
}

/** A rider who dismounts faces a vertex, one who mounts a side: half a step (MC-GEO-1, SV-CTR-4). */
function newFacing({ scenario, ruleset }: EditorDocument, before: Counter, face: string): Facing | undefined {
  const kind = ruleset.facingKind(scenario, { ...before, face })
  // Where facing has no effect, a vertex, as for a counter that is placed.
  const facing = legalFacing(before.facing, kind === 'any' ? 'vertex' : kind)
  const turns = kind !== ruleset.facingKind(scenario, before) && facing.kind !== before.facing.kind
  return turns ? facing : undefined
}

function turnedInWords(turned: readonly Facing[]): Localized | undefined {
  const [first] = turned
  if (!first) return undefined
  const toSide = first.kind === 'side'
  const where = toSide ? localized('un bord de case', 'a hexside') : localized('un sommet', 'a vertex')
  const who =
    turned.length === 1
      ? localized('Le pion est tourné', 'The counter is turned')
      : counted(
          turned.length,
          localized('pion tourné', 'counter turned'),
          localized('pions tournés', 'counters turned'),
        )
  return localized(`${who.fr} vers ${where.fr}.`, `${who.en} to ${where.en}.`)
}
