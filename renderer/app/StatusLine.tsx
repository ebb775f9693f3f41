/** The line at the bottom: the place under the pointer, the tool's words, the state of the scenario. */
import Check from 'lucide-react/icons/circle-check'
import { type ReactNode } from 'react'
import { SEVERITIES } from '#shared/checks/finding'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { attributeInWords, HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { elevationAt, hexsideAt, terrainAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { formatNumber, type Language, localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { shownFindings } from '../editor/eyes'
import { type HoverState } from '../editor/ports/hover'
import { headline, say } from '../i18n/language'
import {
  useEditorState,
  useHover,
  useLanguage,
  useRuleset,
  useSay,
  useUi,
  useUiState,
} from '../ui/EditorContext'
import { featureNames } from '../ui/featureNames'
import { countBySeverity, SEVERITY_ICONS, severityCount } from '../ui/severity'
import { SeenBy } from './SeenBy'
import { StatusWords } from './StatusWords'

export function StatusLine(): ReactNode {
  const onMap = useUiState(({ view }) => view === 'map')
  return (
    <footer className="status">
      {onMap && <Place />}
      <StatusWords onMap={onMap} />
      <SeenBy />
      <FindingsCount />
    </footer>
  )
}

function Place(): ReactNode {
  const ruleset = useRuleset()
  const language = useLanguage()
  const scenario = useEditorState((state) => state.document.scenario)
  const hex = useHover((hover) => hover.hex)
  const hexside = useHover((hover) => hover.hexside)
  const place = placeWords({ hex, hexside }, scenario, ruleset, language)
  return (
    <div className="status-place">
      <strong>{place.name}</strong>
      {place.details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
    </div>
  )
}

/** "F7", then terrain, level (when it is not 0) and what stands on the side under the pointer. */
export function placeWords(
  { hex, hexside }: Pick<HoverState, 'hex' | 'hexside'>,
  scenario: Scenario,
  ruleset: Ruleset,
  language: Language,
): { readonly name: string; readonly details: readonly string[] } {
  if (hex === undefined) return { name: '', details: [] }
  const { map } = scenario
  const at = parseHexKey(hex)
  const inWords = say(language)
  const terrain = terrainAt(map, at) ?? ''
  const row = ruleset.terrains.find((candidate) => candidate.id === terrain)
  const details = [row ? headline(inWords(row.name)) : terrain]
  const level = elevationAt(map, at)
  const number = formatNumber(level, language)
  if (level !== 0) details.push(inWords(localized(`niveau ${number}`, `level ${number}`)))
  for (const attribute of HEX_ATTRIBUTES) {
    const value = hexAttribute(map, at, attribute.id)
    if (value > 0) details.push(inWords(attributeInWords(attribute, value)))
  }
  const side = hexside === undefined ? undefined : parseHexsideKey(hexside)
  const features = side && hexsideAt(map, side)
  if (side && features)
    details.push(`${nameOfHexside(scenario, side)} · ${featureNames(features, ruleset, language).join(', ')}`)
  return { name: nameOfHex(scenario, at), details }
}

function FindingsCount(): ReactNode {
  const inWords = useSay()
  const ui = useUi()
  const counts = countBySeverity(useEditorState(shownFindings))
  const some = SEVERITIES.filter((severity) => counts[severity] > 0)
  return (
    <button
      type="button"
      className="status-findings"
      onClick={() => ui.store.setState({ view: 'map', findingsOpen: true })}
    >
      {some.length === 0 && (
        <span className="severity is-none">
          <Check aria-hidden />
          {inWords(localized('Rien à signaler', 'Nothing to report'))}
        </span>
      )}
      {some.map((severity) => {
        const Icon = SEVERITY_ICONS[severity]
        return (
          <span key={severity} className={`severity is-${severity}`}>
            <Icon aria-hidden />
            {inWords(severityCount(severity, counts[severity]))}
          </span>
        )
      })}
    </button>
  )
}
