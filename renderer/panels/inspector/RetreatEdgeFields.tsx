/** Fields for a wing's retreat: an edge of the map, and a part of it (CM-SCN-3). */
import { type ReactNode } from 'react'
import { EDGE_NAMES, edgePositions } from '#shared/document/mapEdges'
import { type Wing } from '#shared/document/armies'
import { type BoardEdge } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { SelectField, WholeField } from '../../ui/controls/fields'
import { useEditorState } from '../../ui/EditorContext'

const NOWHERE = localized('Aucun', 'None')

const ENDS = [
  { end: 'from', label: localized('De la position', 'From position') },
  { end: 'to', label: localized('À la position', 'To position') },
] as const

const EDGES = (Object.keys(EDGE_NAMES) as BoardEdge['edge'][]).map((id) => ({ id, name: EDGE_NAMES[id] }))

export function RetreatEdgeFields(props: { wing: Wing; onChange: (wing: Wing) => void }): ReactNode {
  const { onChange } = props
  const grid = useEditorState((state) => state.document.scenario.map.grid)
  const { retreatEdge, ...wing } = props.wing
  const choose = (edge: BoardEdge['edge'] | ''): void =>
    onChange(
      edge === '' ? wing : { ...wing, retreatEdge: { edge, from: 0, to: edgePositions(grid, edge) - 1 } },
    )
  return (
    <>
      <SelectField<BoardEdge['edge'] | ''>
        label={localized('Bord de retraite', 'Retreat edge')}
        value={retreatEdge?.edge ?? ''}
        options={[{ id: '', name: NOWHERE }, ...EDGES]}
        onChange={choose}
      />
      {retreatEdge &&
        // People count from 1.
        ENDS.map(({ end, label }) => (
          <WholeField
            key={end}
            label={label}
            value={String(retreatEdge[end] + 1)}
            min={1}
            max={edgePositions(grid, retreatEdge.edge)}
            apply={(value) => void onChange({ ...wing, retreatEdge: { ...retreatEdge, [end]: value - 1 } })}
          />
        ))}
    </>
  )
}
