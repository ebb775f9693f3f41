/** The fields of a place by its kind: which hexes, zone, edge and part of it. */
import { type ReactNode } from 'react'
import { edgePositions, hexesOfSpan, positionOnEdge } from '#shared/document/mapEdges'
import {
  type BoardEdgePlace,
  type EdgeName,
  type EdgePlace,
  type Place,
  type ZonePlace,
} from '#shared/document/place'
import { EDGES_OF_MAP } from '#shared/document/inWords/places'
import { answersTo } from '#shared/document/namedIn'
import { spanOfPlace } from '#shared/document/placeHexes'
import { hexOfName, nameOfHex } from '#shared/document/placeNames'
import { type BoardId, type ZoneId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { DraftField, SelectField } from '../../ui/controls/fields'
import { useEditorState } from '../../ui/EditorContext'
import { selectedHexes } from './AddPlace'

const TEXT = {
  zone: localized('Zone', 'Zone'),
  edge: localized('Bord', 'Edge'),
  board: localized('Plateau', 'Board'),
  span: localized('Partie du bord', 'Part of the edge'),
  whole: localized('tout le bord', 'the whole edge'),
  gone: localized('(disparu)', '(gone)'),
}

const ENDS = [
  { end: 'from', label: localized('De la case', 'From hex') },
  { end: 'to', label: localized('À la case', 'To hex') },
] as const

const EDGES = (Object.keys(EDGES_OF_MAP) as EdgeName[]).map((id) => ({ id, name: EDGES_OF_MAP[id] }))

interface PartsProps<P extends Place> {
  readonly place: P
  readonly apply: (place: Place) => Words | undefined
}

export function PlaceParts({ place, apply }: PartsProps<Place>): ReactNode {
  switch (place.kind) {
    case 'hexes':
      return <HexesParts apply={apply} />
    case 'zone':
      return <ZoneParts place={place} apply={apply} />
    case 'edge':
      return <EdgeParts place={place} apply={apply} />
    case 'board-edge':
      return <BoardEdgeParts place={place} apply={apply} />
  }
}

/** The selection of the map takes the place of the hexes. */
function HexesParts({ apply }: Pick<PartsProps<Place>, 'apply'>): ReactNode {
  const selection = useEditorState((state) => state.session.selection)
  const hexes = selection.kind === 'hexes' ? selection.hexes : []
  if (hexes.length === 0) return null
  return <Button name={selectedHexes(hexes.length)} onClick={() => void apply({ kind: 'hexes', hexes })} />
}

function ZoneParts({ place, apply }: PartsProps<ZonePlace>): ReactNode {
  const zones = useEditorState((state) => state.document.scenario.zones)
  const options = (Object.keys(zones) as ZoneId[]).map((id) => ({ id, name: zones[id]?.name ?? id }))
  const known = place.zone in zones
  return (
    <SelectField<ZoneId>
      label={TEXT.zone}
      value={place.zone}
      options={known ? options : [{ id: place.zone, name: TEXT.gone }, ...options]}
      onChange={(zone) => void apply({ ...place, zone })}
    />
  )
}

function EdgeParts({ place, apply }: PartsProps<EdgePlace>): ReactNode {
  const scenario = useEditorState((state) => state.document.scenario)
  const { grid } = scenario.map
  const span = spanOfPlace(place, grid)
  const hexes = hexesOfSpan(grid, span)
  const names = { from: hexes[0], to: hexes.at(-1) }
  const changeEnd = (end: 'from' | 'to', name: string): Words | undefined => {
    const hex = hexOfName(scenario, name.trim())
    const position = hex && positionOnEdge(grid, place.edge, hex)
    if (position === undefined) return notOnEdge(place.edge)
    return apply(withEnds(place, { ...span, [end]: position }, edgePositions(grid, place.edge)))
  }
  return (
    <>
      <SelectField<EdgeName>
        label={TEXT.edge}
        value={place.edge}
        options={EDGES}
        onChange={(edge) => void apply({ kind: 'edge', edge })}
      />
      {ENDS.map(({ end, label }) => (
        <DraftField
          key={end}
          label={label}
          value={names[end] ? nameOfHex(scenario, names[end]) : ''}
          apply={(text) => changeEnd(end, text)}
        />
      ))}
    </>
  )
}

function notOnEdge(edge: EdgeName): Words {
  const { fr, en } = EDGES_OF_MAP[edge]
  return localized(`Le nom d’une case du ${fr} est attendu.`, `The name of a hex on the ${en} is expected.`)
}

/** The two ends in their order; the whole edge names none. */
function withEnds(
  { from: _from, to: _to, ...whole }: EdgePlace,
  ends: { readonly from: number; readonly to: number },
  positions: number,
): EdgePlace {
  const [from, to] = [Math.min(ends.from, ends.to), Math.max(ends.from, ends.to)]
  return from === 0 && to === positions - 1 ? whole : { ...whole, from, to }
}

function BoardEdgeParts({ place, apply }: PartsProps<BoardEdgePlace>): ReactNode {
  const boards = useEditorState((state) => state.document.scenario.boards)
  const options = (Object.keys(boards) as BoardId[]).map((id) => ({ id, name: boards[id]?.name ?? id }))
  const board = boards[place.board]
  const spans = board?.edges.filter(({ edge }) => edge === place.edge).flatMap((one) => one.spans) ?? []
  const { span: asked, ...whole } = place
  const chosen = asked === undefined ? '' : (spans.find((one) => answersTo(one, asked))?.name ?? asked)
  const names = [
    ...new Set([...spans.flatMap(({ name }) => name || []), ...(asked === undefined ? [] : [chosen])]),
  ]
  return (
    <>
      <SelectField<BoardId>
        label={TEXT.board}
        value={place.board}
        options={board ? options : [{ id: place.board, name: TEXT.gone }, ...options]}
        onChange={(id) => void apply({ ...whole, board: id })}
      />
      <SelectField<EdgeName>
        label={TEXT.edge}
        value={place.edge}
        options={EDGES}
        onChange={(edge) => void apply({ ...whole, edge })}
      />
      {names.length > 0 && (
        <SelectField<string>
          label={TEXT.span}
          value={chosen}
          options={[{ id: '', name: TEXT.whole }, ...names.map((name) => ({ id: name, name }))]}
          onChange={(span) => void apply(span === '' ? whole : { ...whole, span })}
        />
      )}
    </>
  )
}
