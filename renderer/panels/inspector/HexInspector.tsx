/** One hex: terrain, level, its six sides, who and what stands there. Several: terrain and level for all of them. */
import { type ReactNode } from 'react'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { setHexAttribute } from '#shared/commands/setHexAttribute'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { countersByHex } from '#shared/document/counters'
import { HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { elevationAt, hexsideAt, terrainAt } from '#shared/document/map'
import { MAX_ELEVATION } from '#shared/document/limits'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { formatNumber, localized } from '#shared/i18n/localized'
import { countedHexes } from '../../tools/words/counted'
import { knownScenario } from '../../editor/eyes'
import { headline, type Words } from '../../i18n/language'
import { SelectField, SwitchField, WholeField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { featureNames } from '../../ui/featureNames'
import { Picture } from '../../ui/pictures/Picture'
import { terrainSwatch } from '#shared/print/swatches'
import { RuleSentence } from '../../ui/RuleSentence'
import { InspectorFrame, InspectorSection } from '../InspectorFrame'
import { HexMarkers, HexStructure } from './HexStructure'
import { StackList } from './StackList'

const TEXT = {
  terrain: localized('Terrain', 'Terrain'),
  several: localized('Plusieurs terrains', 'Several terrains'),
  ground: localized('Sol', 'Ground'),
  level: localized('Niveau', 'Level'),
  mixed: localized('divers', 'mixed'),
  none: localized('aucun', 'none'),
  sides: localized('Bords de case', 'Hexsides'),
  counters: localized('Pions', 'Counters'),
  nothing: localized('rien', 'nothing'),
}

export function HexInspector({ hexes }: { hexes: readonly HexKey[] }): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const known = useEditorState(knownScenario)
  const { map } = scenario
  const only = hexes.length === 1 ? hexes[0] : undefined
  const here = (only && countersByHex(known).get(only)) ?? []
  const title = only ? nameOfHex(scenario, parseHexKey(only)) : say(countedHexes(hexes.length))
  return (
    <InspectorFrame title={title} subtitle={only && say(localized('Case', 'Hex'))}>
      <InspectorSection title={TEXT.ground}>
        <TerrainField hexes={hexes} map={map} />
        <LevelField hexes={hexes} map={map} />
        <AttributeFields hexes={hexes} map={map} />
      </InspectorSection>
      {here.length > 0 && (
        <InspectorSection title={TEXT.counters}>
          <StackList counters={here} />
        </InspectorSection>
      )}
      {only && <HexStructure key={only} hex={only} map={map} />}
      {only && <HexMarkers hex={only} map={known.map} />}
      {only && <Sides hex={only} scenario={scenario} />}
    </InspectorFrame>
  )
}

/** The value all hexes share; undefined when they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

function TerrainField({ hexes, map }: { hexes: readonly HexKey[]; map: ScenarioMap }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const terrain = shared(hexes.map((hex) => terrainAt(map, parseHexKey(hex))))
  const rowOfAll = ruleset.terrains.find((row) => row.id === terrain)
  const paint = (id: string): void => {
    const row = ruleset.terrains.find((candidate) => candidate.id === id)
    if (row) editor.document.run(paintTerrain, { hexes, terrain: id, character: row.char, label: row.name })
  }
  return (
    <div className="field">
      <span className="field-label" id="inspector-terrain">
        {say(TEXT.terrain)}
      </span>
      <span className="terrain-value">
        {terrain !== undefined && rowOfAll && (
          <Picture {...terrainSwatch(ruleset, terrain, style)} width={22} height={22} />
        )}
        <select
          className="select"
          aria-labelledby="inspector-terrain"
          value={terrain ?? ''}
          onChange={(event) => paint(event.target.value)}
        >
          {terrain === undefined && <option value="">{say(TEXT.several)}</option>}
          {terrain !== undefined && !rowOfAll && <option value={terrain}>{terrain}</option>}
          {ruleset.terrains.map((row) => (
            <option key={row.id} value={row.id}>
              {headline(say(row.name))}
            </option>
          ))}
        </select>
      </span>
      {rowOfAll?.rule && <RuleSentence rule={rowOfAll.rule} />}
    </div>
  )
}

function LevelField({ hexes, map }: { hexes: readonly HexKey[]; map: ScenarioMap }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const level = shared(hexes.map((hex) => elevationAt(map, parseHexKey(hex))))
  const apply = (value: number): Words | undefined =>
    editor.document.run(setElevation, { hexes, mode: 'set', value })?.message
  return (
    <WholeField
      key={hexes.join(' ')}
      label={TEXT.level}
      value={level === undefined ? '' : formatNumber(level, language)}
      placeholder={say(TEXT.mixed)}
      min={-MAX_ELEVATION}
      max={MAX_ELEVATION}
      apply={apply}
    />
  )
}

/** Fields for the attributes that the rules read: a switch each, a level for those with levels. */
function AttributeFields({ hexes, map }: { hexes: readonly HexKey[]; map: ScenarioMap }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const { hexAttributes } = useRuleset()
  return HEX_ATTRIBUTES.filter(({ id }) => hexAttributes.includes(id)).map(({ id, name, most }) => {
    const value = shared(hexes.map((hex) => hexAttribute(map, parseHexKey(hex), id)))
    const set = (next: number): void =>
      void editor.document.run(setHexAttribute, { hexes, attribute: id, value: next })
    if (most === 1)
      return <SwitchField key={id} label={name} checked={value === 1} onChange={(on) => set(on ? 1 : 0)} />
    const levels = Array.from({ length: most }, (_, index) => ({
      id: String(index + 1),
      name: formatNumber(index + 1, language),
    }))
    return (
      <SelectField
        key={id}
        label={name}
        value={value === undefined ? '' : String(value)}
        options={[
          ...(value === undefined ? [{ id: '', name: say(TEXT.mixed) }] : []),
          { id: '0', name: say(TEXT.none) },
          ...levels,
        ]}
        onChange={(next) => next !== '' && set(Number(next))}
      />
    )
  })
}

function Sides({ hex, scenario }: { hex: HexKey; scenario: Scenario }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ruleset = useRuleset()
  const language = useLanguage()
  return (
    <InspectorSection title={TEXT.sides}>
      <ul className="side-list">
        {DIRECTIONS.map((direction) => {
          const side = hexsideOf(parseHexKey(hex), direction)
          const features = hexsideAt(scenario.map, side)
          const names = features ? featureNames(features, ruleset, language) : []
          return (
            <li key={direction}>
              <button
                type="button"
                className="row-button"
                onClick={() => editor.session.select({ kind: 'hexsides', hexsides: [hexsideKey(side)] })}
              >
                <span className="side-name">{nameOfHexside(scenario, side)}</span>
                {headline(names.join(', ')) || <span className="side-empty">{say(TEXT.nothing)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </InspectorSection>
  )
}
