/** The choice of the row of the rules that a tool lays, each with its picture. */
import { type ReactNode } from 'react'
import { turnThroughTwelve } from '#shared/hex/facing'
import { localized } from '#shared/i18n/localized'
import { type MarkerRow, type StructureRow } from '#shared/rules/map/mapRows'
import { waysOf } from '../toolOptions/index'
import { FacingDial } from '../ui/controls/FacingDial'
import { Swatches } from '../ui/controls/Swatches'
import { useEditor, useEditorState, useRuleset, useSay } from '../ui/EditorContext'
import { featureSwatch, structureSwatch, terrainSwatch } from '#shared/print/swatches'
import { useOption } from './option'
import { featureGroups, terrainGroups } from './rowGroups'

export function TerrainOption(): ReactNode {
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  return (
    <Swatches
      label={localized('Terrain', 'Terrain')}
      value={useOption('terrain')}
      rows={ruleset.terrains}
      swatch={({ id }) => terrainSwatch(ruleset, id, style)}
      onChange={(terrain) => setOptions({ terrain })}
      named={{ kind: 'terrain', groups: terrainGroups(ruleset.terrains) }}
    />
  )
}

/** Ways run from hex to hex: they have a tool of their own. */
export function FeatureOption({ of }: { of: 'feature' | 'way' }): ReactNode {
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const isWay = of === 'way'
  const rows = isWay ? waysOf(ruleset) : ruleset.features.filter(({ slot }) => slot !== 'way')
  return (
    <Swatches
      label={isWay ? localized('Voie', 'Way') : localized('Élément de bord de case', 'Hexside feature')}
      value={useOption(of)}
      rows={rows}
      swatch={(row) => featureSwatch(ruleset, row, style)}
      onChange={(id) => setOptions(isWay ? { way: id, wayErases: false } : { feature: id })}
      named={{ kind: of, groups: featureGroups(rows) }}
    />
  )
}

const HEX_WALLS = localized(
  'Un mur qui remplit sa case. Un mur entre deux cases se pose avec l’outil Bords de case.',
  'A wall that fills its hex. A wall between two hexes is laid with the hexside tool.',
)

const STANDING = {
  structure: {
    label: localized('Ouvrage', 'Structure'),
    title: localized('Ouvrages', 'Structures'),
    rows: 'structures',
    facing: 'structureFacing',
  },
  marker: {
    label: localized('Marqueur', 'Marker'),
    title: localized('Marqueurs', 'Markers'),
    rows: 'markers',
    facing: 'markerFacing',
  },
} as const

/** A structure or a marker, and the way that it looks. */
export function StandingOption({ of }: { of: 'structure' | 'marker' }): ReactNode {
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const { label, title, rows, facing: facingOf } = STANDING[of]
  const listed: readonly (StructureRow | MarkerRow)[] = ruleset[rows]
  const chosen = useOption(of)
  const facing = useOption(facingOf)
  const chosenRow = listed.find(({ id }) => id === chosen)
  const say = useSay()
  return (
    <>
      <Swatches
        label={label}
        value={chosen}
        rows={listed}
        swatch={(row) => structureSwatch(ruleset, row, style, row.directional ? facing : undefined)}
        onChange={(id) => setOptions({ [of]: id })}
        named={{ kind: of, groups: [{ title, rows: listed }] }}
      />
      {chosenRow?.directional && (
        <FacingDial
          facing={facing}
          onTurn={(steps) => setOptions({ [facingOf]: turnThroughTwelve(facing, steps) })}
        />
      )}
      {chosenRow && 'front' in chosenRow && <p className="options-words">{say(HEX_WALLS)}</p>}
    </>
  )
}
