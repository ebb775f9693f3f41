/** The scenario's own rules: its special rules, each with a detail of the map that it speaks of, chosen options, house tables. */
import { textIn } from '#shared/document/authorText'
import { type SpecialRule } from '#shared/document/game'
import { specialRulesOf } from '#shared/document/specialRules'
import { colon, localized } from '#shared/i18n/localized'
import { overriddenTables } from '#shared/rules/registry/overriddenTables'
import { type Block } from '../blocks/blocks'
import { span, type Spans } from '../text/spans'
import { printedText } from '../text/typography'
import { mapDetails } from './mapDetails'
import { playersScene } from './mapFigure'
import { authorBlocks } from './markupBlocks'
import { type BookletSection, type BookletSubject, said, saidFirst } from './subject'

const TEXT = {
  title: localized('Règles spéciales', 'Special rules'),
  changes: localized('Modifie', 'Changes'),
  options: localized('Options de règles', 'Options of the rules'),
  tables: localized('Tables modifiées', 'Changed tables'),
  changed: localized(
    'Ces tables ne sont pas celles de la règle\u202f: les aides de jeu les donnent comme le scénario les joue.',
    'These tables are not those of the rules: the players’ aids give them as the scenario plays them.',
  ),
}

/** Undefined for a scenario that plays the rules as they are. */
export function specialSection(subject: BookletSubject): BookletSection | undefined {
  const scene = playersScene(subject)
  const rules = specialRulesOf(subject.scenario).flatMap(([, rule]): Block[] => [
    { kind: 'heading', level: 2, text: titleOf(subject, rule) },
    ...authorBlocks(rule.text, subject.language),
    ...mapDetails(subject, scene, rule.text),
    ...changesOf(subject, rule),
  ])
  const blocks = [...rules, ...chosenOptions(subject), ...houseTables(subject)]
  return blocks.length === 0 ? undefined : { title: TEXT.title, parts: [{ across: 'columns', blocks }] }
}

function titleOf({ language }: BookletSubject, { title }: SpecialRule): string {
  return printedText(textIn(title, language), language)
}

/** Options and tables by their names, rules by their ids. */
function changesOf(subject: BookletSubject, { changes }: SpecialRule): Block[] {
  if (changes.length === 0) return []
  const { scenario, ruleset, language } = subject
  const named = [
    ...ruleset.options.map(({ id, name }) => ({ id, name })),
    ...overriddenTables(scenario).map(({ id, title }) => ({ id, name: title })),
  ]
  const words = changes.map((id) => {
    const found = named.find((one) => one.id === id)
    return found ? said(subject, found.name) : id
  })
  const text = `${said(subject, TEXT.changes)}${colon(language)} ${words.join(', ')}.`
  return [{ kind: 'paragraph', note: true, spans: [span(text, 'serif-italic')] }]
}

/** Those that differ from the default, by their names. */
function chosenOptions(subject: BookletSubject): Block[] {
  const { scenario, ruleset, language } = subject
  const items = ruleset.options.flatMap(({ id, name, choices, default: usual, rule }): Spans[] => {
    const chosen = scenario.options[id]
    const choice = choices.find((one) => one.id === chosen)
    if (!choice || choice.id === usual) return []
    return [
      [
        span(`${saidFirst(subject, name)}${colon(language)} ${said(subject, choice.name)}`),
        span(` (${rule}).`, 'serif-italic'),
      ],
    ]
  })
  if (items.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: said(subject, TEXT.options) },
    { kind: 'list', numbered: false, items },
  ]
}

function houseTables(subject: BookletSubject): Block[] {
  const tables = overriddenTables(subject.scenario)
  if (tables.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: said(subject, TEXT.tables) },
    { kind: 'paragraph', introduces: true, spans: [span(said(subject, TEXT.changed))] },
    { kind: 'list', numbered: false, items: tables.map(({ title }) => [span(said(subject, title))]) },
  ]
}
