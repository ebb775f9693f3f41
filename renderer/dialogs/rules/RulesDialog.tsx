/**
 * The rules to be read: those of the open scenario as it plays them, or another ruleset’s, by families, with every rule’s
 * source, options and tables, and a search. Opened at a rule from wherever its id is shown.
 */
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { holdsIn, referenceOf } from '#shared/rules/reference/reference'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { counted } from '../../i18n/language'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { SearchField } from '../../ui/controls/SearchField'
import { useEditorState, useRuleset, useSay, useUiState } from '../../ui/EditorContext'
import { Contents } from './Contents'
import { foundRules } from './foundRules'
import { type Reading } from './reading'
import { RuleEntry } from './RuleEntry'
import { ScenarioChanges } from './ScenarioChanges'
import './rules.css'

const TEXT = {
  title: localized('Les règles', 'The rules'),
  ruleset: localized('Jeu de règles', 'Ruleset'),
  seek: localized('Chercher un mot ou un numéro (MC-INF-5)', 'Find a word or an id (MC-INF-5)'),
  nothing: localized('Aucune règle ne répond à ces mots.', 'No rule answers to these words.'),
  rules: [localized('règle', 'rule'), localized('règles', 'rules')] as const,
}

const NO_OPTIONS = {}

/** The ruleset in which a rule is read: the one at hand if it holds there. */
function rulesetWith(rule: RuleId | undefined, atHand: string): string {
  if (!rule || holdsIn(rule, atHand)) return atHand
  return RULESETS.find(({ id }) => holdsIn(rule, id))?.id ?? atHand
}

export function RulesDialog(): ReactNode {
  const say = useSay()
  const played = useRuleset()
  const options = useEditorState((state) => state.document.scenario.options)
  const sought = useUiState((state) => state.ruleSought)
  const [shown, setShown] = useState(() => rulesetWith(sought?.id, played.id))
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [followed, setFollowed] = useState(sought)
  const pages = useRef<HTMLDivElement>(null)
  if (sought !== followed) {
    setFollowed(sought)
    setQuery('')
    setShown(rulesetWith(sought?.id, shown))
  }
  const own = rulesetById(shown)
  const ruleset = shown === played.id ? played : (own ?? played)
  const sections = useMemo(() => referenceOf(ruleset), [ruleset])
  const found = foundRules(sections, query, say)
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  const toggle = (table: string): void => {
    const next = new Set(open)
    if (!next.delete(table)) next.add(table)
    setOpen(next)
  }
  const read = (id: string): void => {
    setShown(id)
    setOpen(new Set())
  }
  const goTo = (selector: string): void => {
    const place = pages.current?.querySelector<HTMLElement>(selector)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
  const reading: Reading = {
    sought,
    query,
    options: ruleset === played ? options : NO_OPTIONS,
    printed: own?.tables ?? [],
    open,
    onToggle: toggle,
  }
  return (
    <DialogFrame title={TEXT.title} size="large">
      <div className="rules">
        <div className="rules-head">
          <SearchField
            autofocus={!sought}
            label={TEXT.seek}
            value={query}
            onChange={setQuery}
            found={say(count > 0 ? counted(count, ...TEXT.rules) : '')}
          />
          <SelectField label={TEXT.ruleset} value={shown} options={RULESETS} onChange={read} />
        </div>
        <div className="rules-split">
          <Contents
            sections={found}
            tables={ruleset.tables}
            onSection={(prefix) => goTo(`[data-family="${prefix}"]`)}
            onTable={(table) => {
              setQuery('')
              if (!open.has(table)) toggle(table)
              setTimeout(() => goTo(`[data-table="${table}"] button`))
            }}
          />
          <div
            // Another ruleset begins at its top.
            key={shown}
            className="rules-pages scrolls"
            ref={pages}
            role="region"
            aria-label={say(TEXT.title)}
            tabIndex={0}
          >
            {ruleset === played && <ScenarioChanges />}
            {found.map(({ prefix, title, rules }) => (
              <section key={prefix} aria-labelledby={`family-${prefix}`}>
                <h3 id={`family-${prefix}`} data-family={prefix} tabIndex={-1}>
                  {say(title)}
                </h3>
                {rules.map((rule) => (
                  <RuleEntry key={rule.id} rule={rule} reading={reading} />
                ))}
              </section>
            ))}
            {count === 0 && <p className="rules-nothing">{say(TEXT.nothing)}</p>}
          </div>
        </div>
      </div>
    </DialogFrame>
  )
}
