/** Boards changed or taken away, and the places of the game that name their edges and spans (SCN-7): none loses its hexes. */
import { mapRecord } from '#shared/lang/mapRecord'
import { type GameMapping, mappedReinforcement, mappedVictory } from './mappedGame'
import { answersTo } from './namedIn'
import { hexesOfPlace } from './placeHexes'
import { type BoardEdgePlace, type Place } from './place'
import { type BoardId } from './ids'
import { type Board, type BoardSpan, type Scenario } from './types'

/**
 * The scenario with another board of this id, or without it. A span that is called otherwise is named so in entries and conditions;
 * what names a span or a board that is gone names its hexes from then on.
 */
export function withBoard(scenario: Scenario, id: BoardId, board: Board | undefined): Scenario {
  const { [id]: before, ...others } = scenario.boards
  const game: GameMapping = {
    place: (place) =>
      place.kind === 'board-edge' && place.board === id ? followed(scenario, place, before, board) : place,
  }
  return {
    ...scenario,
    // A board that changes keeps its place in the list.
    boards: board ? { ...scenario.boards, [id]: board } : others,
    reinforcements: mapRecord(scenario.reinforcements, (one) => mappedReinforcement(one, game)),
    victory: mapRecord(scenario.victory, (one) => mappedVictory(one, game)),
  }
}

function followed(
  scenario: Scenario,
  place: BoardEdgePlace,
  before: Board | undefined,
  after: Board | undefined,
): Place {
  const { edge, span } = place
  if (after && span === undefined) return place
  const [old, now] = [spansOf(before, edge), spansOf(after, edge)]
  if (after && now.some((one) => answersTo(one, span ?? ''))) return place
  const at = old.findIndex((one) => answersTo(one, span ?? ''))
  const renamed = old.length === now.length ? now[at]?.name : undefined
  if (renamed) return { ...place, span: renamed }
  // What names nothing already still does.
  const hexes = hexesOfPlace(scenario, place)
  return hexes.length > 0 ? { kind: 'hexes', hexes } : place
}

function spansOf(board: Board | undefined, edge: BoardEdgePlace['edge']): readonly BoardSpan[] {
  return (board?.edges ?? []).filter((one) => one.edge === edge).flatMap(({ spans }) => spans)
}
