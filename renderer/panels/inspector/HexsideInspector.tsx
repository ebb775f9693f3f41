/** The selected hexsides, slot by slot: which feature, and what that feature can be set to. Several are changed in one step. */
import FlipVertical2 from 'lucide-react/icons/flip-vertical-2'
import LogIn from 'lucide-react/icons/log-in'
import { type ReactNode } from 'react'
import { clearHexside } from '#shared/commands/clearHexside'
import { flipHexside } from '#shared/commands/flipHexside'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { elevationAt, halfHex, hexsideAt, insideOf } from '#shared/document/map'
import { type HexsideSlot, type Scenario } from '#shared/document/types'
import { onGrid } from '#shared/hex/grid'
import { type HexsideKey, hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { turnSidesInside } from '../../actions/selectedSide'
import { Button, RemoveButton } from '../../ui/controls/Button'
import { ActionButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { InspectorFrame } from '../InspectorFrame'
import { HexsideSlotSection } from './HexsideSlotSection'

const SLOTS: readonly { readonly slot: HexsideSlot; readonly name: Localized; readonly none: Localized }[] = [
  { slot: 'barrier', name: localized('Obstacle', 'Barrier'), none: localized('Aucun', 'None') },
  { slot: 'opening', name: localized('Ouverture', 'Opening'), none: localized('Aucune', 'None') },
  { slot: 'fixture', name: localized('Accès', 'Fixture'), none: localized('Aucun', 'None') },
  { slot: 'way', name: localized('Voie', 'Way'), none: localized('Aucune', 'None') },
]

const TEXT = {
  hexside: localized('Bord de case', 'Hexside'),
  together: localized('Modifiés ensemble', 'Changed together'),
  flip: localized('Retourner', 'Flip'),
  remove: localized('Tout enlever', 'Remove all'),
}

export function HexsideInspector({ hexsides }: { hexsides: readonly HexsideKey[] }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const sides = hexsides.map((key) => hexsideAt(scenario.map, parseHexsideKey(key)) ?? {})
  const [first] = hexsides
  if (first === undefined) return null
  const only = hexsides.length === 1 ? parseHexsideKey(first) : undefined
  const directed = hexsides.filter((_, index) => insideOf(sides[index]) !== undefined)
  const inside = only && insideOf(sides[0])
  const insideHex = only && inside && nameOfHex(scenario, halfHex(only, inside))
  const title = only
    ? nameOfHexside(scenario, only)
    : say(localized(`${hexsides.length} bords de case`, `${hexsides.length} hexsides`))
  const barrier = ruleset.features.find(({ id }) => id === sides[0]?.barrier?.feature)
  const levels = only && levelWords(scenario, only, barrier, language)
  return (
    <InspectorFrame title={title} subtitle={say(only ? TEXT.hexside : TEXT.together)}>
      {SLOTS.filter(
        ({ slot }) => sides.some((side) => side[slot]) || ruleset.features.some((row) => row.slot === slot),
      ).map(({ slot, name, none }) => (
        <HexsideSlotSection
          key={slot}
          hexsides={hexsides}
          sides={sides}
          slot={slot}
          name={name}
          none={none}
        />
      ))}
      <div className="inspector-section">
        {levels && <p className="inspector-note">{say(levels)}</p>}
        {directed.length > 0 && (
          <div className="field">
            <span className="field-label">
              {say(
                insideHex === undefined
                  ? localized('Intérieur', 'Inside')
                  : localized(`Intérieur\u202f: ${insideHex}`, `Inside: ${insideHex}`),
              )}
            </span>
            <Button
              name={TEXT.flip}
              icon={FlipVertical2}
              shortcut="F"
              onClick={() => editor.document.run(flipHexside, { sides: directed })}
            />
          </div>
        )}
        <div className="inspector-actions">
          <RemoveButton
            name={TEXT.remove}
            disabled={sides.every((side) => Object.keys(side).length === 0)}
            onClick={() => editor.document.run(clearHexside, { sides: hexsides })}
          />
          {directed.length > 0 && <ActionButton action={turnSidesInside} icon={LogIn} />}
        </div>
      </div>
    </InspectorFrame>
  )
}

/** Level differences are of the ground, never painted (SID-2): the side says what they are here, and what does away with them. */
function levelWords(
  scenario: Scenario,
  side: ReturnType<typeof parseHexsideKey>,
  barrier: FeatureRow | undefined,
  language: Language,
): Localized | undefined {
  const hexes = hexesOfSide(side)
  if (!hexes.every((hex) => onGrid(hex, scenario.map.grid))) return undefined
  const [a, b] = hexes.map((hex) => elevationAt(scenario.map, hex)) as [number, number]
  if (a === b) return undefined
  const upper = nameOfHex(scenario, a > b ? hexes[0] : hexes[1])
  const rise = formatNumber(Math.abs(a - b), language)
  // Rows of the common mechanics say whether levels count across them (CM-SID-3).
  if (barrier && 'levels' in barrier && barrier.levels === false)
    return localized(
      `Dénivelé\u202f: ${rise} (${upper} est au-dessus), mais il ne compte pas\u202f: ${barrier.name.fr}`,
      `Level difference: ${rise} (${upper} is above), but it does not count: ${barrier.name.en}`,
    )
  return localized(
    `Dénivelé\u202f: ${rise} (${upper} est au-dessus), tiré des niveaux des cases`,
    `Level difference: ${rise} (${upper} is above), from the levels of the hexes`,
  )
}
