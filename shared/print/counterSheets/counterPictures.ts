/** The faces of one counter as pictures of its exact size, one a page, without paper about them (PRT-3). */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { counterName } from '#shared/document/counters'
import { PathBuilder } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { planOf, type PrintPage, type PrintPlan } from '../printPlan'
import { type CardboardRuleset, cutPieces, type CutPiece, type PieceFace } from './cutPieces'
import { type CounterSheetOptions } from './options'

/** A page a face, named 1r, 1v, 2r… as on its sheet; none for a counter without a sheet. */
export function planCounterPictures(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  options: CounterSheetOptions & { readonly counter: CounterId },
): PrintPlan {
  const name = counterName(scenario, options.counter)
  return planOf(
    cutPieces(scenario, ruleset, options).flatMap((piece, index) => [
      facePage(piece, piece.front, `${index + 1}r`, name),
      ...(piece.back ? [facePage(piece, piece.back, `${index + 1}v`, name)] : []),
    ]),
  )
}

function facePage({ width, height }: CutPiece, face: PieceFace, page: string, alt: string): PrintPage {
  return {
    name: page,
    widthMm: width,
    heightMm: height,
    paint: () => [
      inRole({ type: 'Figure', alt }, [
        {
          kind: 'group',
          transform: [1, 0, 0, 1, width / 2, height / 2],
          clip: { path: new PathBuilder().rect(-width / 2, -height / 2, width, height).build() },
          ops: face.paint(),
        },
      ]),
    ],
  }
}
