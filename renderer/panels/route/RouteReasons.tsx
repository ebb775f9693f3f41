/** The lists of the route panel: refusals, attacks with their modifiers, and who makes none, each with its rule. */
import { type ReactNode } from 'react'
import { nameOfHex } from '#shared/document/placeNames'
import { counterName } from '#shared/document/counters'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type RouteAnswer, type RouteTest } from '#shared/rules/answers/route'
import { type Reason } from '#shared/rules/sentences/ruling'
import { useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { RuleSentence } from '../../ui/RuleSentence'
import { InspectorSection } from '../InspectorFrame'
import { rollChances } from './chances'
import { ChanceBar, RollChances } from './Chances'
import { Items } from './Items'
import { refusedOnce, sparedOnce } from './onceEach'
import { type Modifier } from '#shared/rules/chances/table'

const TEXT = {
  tests: localized('Attaques d’opportunité', 'Attacks of opportunity'),
  none: localized('Personne ne peut l’attaquer en chemin.', 'Nobody can attack it on its way.'),
  displaced: localized('Font place', 'Make room'),
  plain: localized('Sans modificateur', 'No modifier'),
  why: localized('Pourquoi', 'Why'),
  spared: localized('Ne lancent pas le dé', 'Roll no die'),
  shots: localized('Tirs défensifs possibles', 'Defensive fire that it may draw'),
  besides: localized('En plus de ce qui précède.', 'Besides all that is above.'),
  worst: localized('au pire en', 'at worst in'),
}

function useHexName(): (hex: HexKey) => string {
  const scenario = useEditorState((state) => state.document.scenario)
  return (hex) => nameOfHex(scenario, parseHexKey(hex))
}

export function Refusals({ refused }: Pick<RouteAnswer, 'refused'>): ReactNode {
  const nameOf = useHexName()
  return (
    <ul className="route-refusals">
      {refusedOnce(refused).map(({ hex, reason }) => (
        <li key={`${hex} ${reason.rule}`}>
          <strong>{nameOf(hex)}</strong>
          <RuleSentence rule={reason.rule} />
        </li>
      ))}
    </ul>
  )
}

export function Tests({ tests }: Pick<RouteAnswer, 'tests'>): ReactNode {
  const language = useLanguage()
  return (
    <InspectorSection
      title={TEXT.tests}
      aside={tests.length > 0 && <span className="route-count">{formatNumber(tests.length, language)}</span>}
    >
      <TestList tests={tests} />
    </InspectorSection>
  )
}

function TestList({ tests }: Pick<RouteAnswer, 'tests'>): ReactNode {
  const say = useSay()
  if (tests.length === 0) return <p className="route-none">{say(TEXT.none)}</p>
  return (
    <ol className="route-tests">
      {tests.map((test, index) => (
        <TestItem key={`${test.step} ${test.hex} ${test.opponent} ${index}`} test={test} number={index + 1} />
      ))}
    </ol>
  )
}

/** The friends who make room where a retreat ends: where each goes, and the rolls on his own way. */
export function Displaced({ displaced }: Pick<RouteAnswer, 'displaced'>): ReactNode {
  const scenario = useEditorState((state) => state.document.scenario)
  if (displaced.length === 0) return null
  return (
    <InspectorSection title={TEXT.displaced}>
      {displaced.map(({ counter, end, tests, because }) => (
        <div key={counter} className="route-test">
          <header>
            <strong>{counterName(scenario, counter)}</strong>
            <span className="route-where">→ {nameOfHex(scenario, end.hex)}</span>
          </header>
          <TestList tests={tests} />
          <Why reasons={because} />
        </div>
      ))}
    </InspectorSection>
  )
}

function TestItem({ test, number }: { test: RouteTest; number: number }): ReactNode {
  const nameOf = useHexName()
  const scenario = useEditorState((state) => state.document.scenario)
  const chances = rollChances(test)
  const opponent = counterName(scenario, test.opponent)
  return (
    <li className="route-test">
      <header>
        <span className="route-badge">{number}</span>
        <strong>{opponent}</strong>
        <span className="route-where">{nameOf(test.hex)}</span>
      </header>
      <ChanceBar chances={chances} />
      <RollChances chances={chances} />
      <Modifiers modifiers={test.modifiers} />
      <Why reasons={test.because} />
    </li>
  )
}

/** The rules behind a figure, folded away. */
export function Why({ reasons }: { reasons: readonly Reason[] }): ReactNode {
  const say = useSay()
  if (reasons.length === 0) return null
  return (
    <details className="route-why">
      <summary>{say(TEXT.why)}</summary>
      <ul>
        {uniqueRules(reasons).map((reason) => (
          <li key={reason.rule}>
            <RuleSentence rule={reason.rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function uniqueRules(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ rule }, index) => reasons.findIndex((other) => other.rule === rule) === index)
}

function Modifiers({ modifiers }: { modifiers: readonly Modifier[] }): ReactNode {
  const say = useSay()
  if (modifiers.length === 0) return <p className="route-none">{say(TEXT.plain)}</p>
  return <Items items={modifiers.map(({ rule, name, value }) => ({ name, value, reason: { rule } }))} />
}

/** The defensive shots that a move may draw: in which hexes, and how grave at worst. */
export function Shots({ shots }: Required<Pick<RouteAnswer, 'shots'>>): ReactNode {
  const say = useSay()
  const nameOf = useHexName()
  const scenario = useEditorState((state) => state.document.scenario)
  return (
    <InspectorSection title={TEXT.shots}>
      <p className="route-none">{say(TEXT.besides)}</p>
      <ul className="route-spared">
        {shots.map(({ opponent, hexes, worst, harms, because }) => (
          <li key={opponent}>
            <header>
              <strong>{counterName(scenario, opponent)}</strong>
              <span className="route-where">{hexes.map(nameOf).join(', ')}</span>
            </header>
            <span>
              {say(TEXT.worst)} {nameOf(worst)}, {say(harms)}
            </span>
            <Why reasons={because} />
          </li>
        ))}
      </ul>
    </InspectorSection>
  )
}

export function Spared({ spared }: Pick<RouteAnswer, 'spared'>): ReactNode {
  const nameOf = useHexName()
  const scenario = useEditorState((state) => state.document.scenario)
  if (spared.length === 0) return null
  return (
    <InspectorSection title={TEXT.spared}>
      <ul className="route-spared">
        {sparedOnce(spared).map(({ opponent, hexes, reason }) => (
          <li key={`${opponent} ${reason?.rule}`}>
            <header>
              <strong>{counterName(scenario, opponent)}</strong>
              <span className="route-where">{hexes.map(nameOf).join(', ')}</span>
            </header>
            {reason && <RuleSentence rule={reason.rule} />}
          </li>
        ))}
      </ul>
    </InspectorSection>
  )
}
