/** Fields for a wing's retreat: an edge of the map, and a part of it (CM-SCN-3). */
import { type ReactNode } from 'react'
import { EDGE_NAMES, edgePositions } from '#shared/document/mapEdges'
import { type BoardEdge, type Wing } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { DraftField, SelectField } from '../../ui/controls/fields'
import { useEditorState, useSay } from '../../ui/EditorContext'

const TEXT = {
  edge: localized('Bord de retraite', 'Retreat edge'),
  nowhere: localized('Aucun', 'None'),
  from: localized('De la position', 'From position'),
  to: localized('À la position', 'To position'),
}

export function RetreatEdgeFields({
  wing,
  onChange,
}: {
  wing: Wing
  onChange: (wing: Wing) => void
}): ReactNode {
  const say = useSay()
  const grid = useEditorState((state) => state.document.scenario.map.grid)
  const { retreatEdge, ...without } = wing
  const choose = (edge: BoardEdge['edge'] | ''): void => {
    if (edge === '') return onChange(without)
    onChange({ ...wing, retreatEdge: { edge, from: 0, to: edgePositions(grid, edge) - 1 } })
  }
  // People count from 1.
  const setEnd = (end: 'from' | 'to', text: string): string | undefined => {
    if (!retreatEdge) return undefined
    const value = Number(text.trim())
    const most = edgePositions(grid, retreatEdge.edge)
    if (!Number.isInteger(value) || value < 1 || value > most)
      return say(
        localized(
          `Un nombre entier de 1 à ${most} est attendu.`,
          `A whole number from 1 to ${most} is expected.`,
        ),
      )
    onChange({ ...wing, retreatEdge: { ...retreatEdge, [end]: value - 1 } })
    return undefined
  }
  return (
    <>
      <SelectField<BoardEdge['edge'] | ''>
        label={say(TEXT.edge)}
        value={retreatEdge?.edge ?? ''}
        options={[
          { value: '', label: say(TEXT.nowhere) },
          ...(Object.keys(EDGE_NAMES) as BoardEdge['edge'][]).map((value) => ({
            value,
            label: headline(say(EDGE_NAMES[value])),
          })),
        ]}
        onChange={choose}
      />
      {retreatEdge && (
        <>
          <DraftField
            label={say(TEXT.from)}
            number
            value={String(retreatEdge.from + 1)}
            apply={(text) => setEnd('from', text)}
          />
          <DraftField
            label={say(TEXT.to)}
            number
            value={String(retreatEdge.to + 1)}
            apply={(text) => setEnd('to', text)}
          />
        </>
      )}
    </>
  )
}
