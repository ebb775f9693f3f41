/** The layout of boards in words, as printed scenarios tell it (SCN-7): each joint one sentence, in both languages. */
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Joint, jointsOf, printedEdgeOf } from '../boardJoints'
import { type EdgeName } from '../place'
import { type BoardId } from '../ids'
import { type Board, type Scenario } from '../types'
import { EDGES_OF_MAP } from './places'

/**
 * "Le plateau 2, retourné\u202f: son bord B contre le bord D du plateau 1." The later of two boards is described by the one before it in the
 * list. A board that touches none is said to lie apart; a single board says how it lies.
 */
export function layoutInWords(scenario: Pick<Scenario, 'boards' | 'map'>): Localized[] {
  const ids = Object.keys(scenario.boards) as BoardId[]
  const joints = jointsOf(scenario)
  const sentences = joints
    .map((joint) => ({ joint, later: Math.max(ids.indexOf(joint.first), ids.indexOf(joint.second)) }))
    .sort((a, b) => a.later - b.later)
    .map(({ joint }) => jointInWords(joint, ids))
  const alone = ids.filter((id) => !joints.some(({ first, second }) => first === id || second === id))
  return [...sentences, ...alone.map((id) => apart(scenario.boards[id] as Board, ids.length))]
}

function jointInWords({ first, second, boards, lies }: Joint, ids: readonly BoardId[]): Localized {
  const [a, b] = boards
  const right = lies === 'right'
  const ofFirst = { board: a, edge: printedEdgeOf(a, right ? 'right' : 'bottom') }
  const ofSecond = { board: b, edge: printedEdgeOf(b, right ? 'left' : 'top') }
  const [laid, present] = ids.indexOf(second) > ids.indexOf(first) ? [ofSecond, ofFirst] : [ofFirst, ofSecond]
  const name = named(laid.board)
  const [own, other] = [edgeName(laid.board, laid.edge), edgeName(present.board, present.edge)]
  return localized(
    `${name.fr}\u202f: son ${own.fr} contre le ${other.fr} du plateau ${quotable(present.board.name)}.`,
    `${name.en}: its ${own.en} against the ${other.en} of board ${quotable(present.board.name)}.`,
  )
}

function apart(board: Board, boards: number): Localized {
  const name = named(board)
  return boards === 1
    ? localized(`${name.fr}.`, `${name.en}.`)
    : localized(`${name.fr}, sans bord commun avec un autre.`, `${name.en}, with no edge against another.`)
}

function named({ name, turned }: Board): Localized {
  const called = quotable(name)
  return turned
    ? localized(`Le plateau ${called}, retourné`, `Board ${called}, turned`)
    : localized(`Le plateau ${called}`, `Board ${called}`)
}

/** "bord B", "edge B", as it is printed; else "bord droit", "right edge". */
function edgeName({ edges }: Board, edge: EdgeName): Localized {
  const name = edges.find((one) => one.edge === edge && one.name !== '')?.name
  if (name === undefined) return EDGES_OF_MAP[edge]
  return localized(`bord ${quotable(name)}`, `edge ${quotable(name)}`)
}
