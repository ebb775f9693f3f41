/** An answer as one JSON value with hexes by their names, for the command line and what builds on it. */
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { type Language } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerOutcome,
} from '#shared/rules/answers/answer'
import { type Reason } from '#shared/rules/sentences/ruling'
import { chancesOver } from './inWords'

/** Chances are exact fractions as strings, over one denominator; words are in the language asked for. */
export function answerInJson(
  scenario: Scenario,
  answer: Answer,
  language: Language,
): Record<string, unknown> {
  const {
    headline,
    refused,
    wanted,
    items,
    outcomes,
    open,
    lists = [],
    shades,
    links,
    ways,
    because,
  } = answer
  const named = (hexes: readonly Axial[]): string[] => hexes.map((hex) => nameOfHex(scenario, hex))
  const [single] = ways ?? []
  return {
    answer: headline[language],
    ...(refused && { refused: rulesOf(refused) }),
    ...(wanted && { wanted: wanted[language] }),
    ...(items && { items: itemsInJson(items, language) }),
    ...(outcomes && outcomesInJson(outcomes, language)),
    ...(open && { open: open[language] }),
    ...Object.fromEntries(lists.map(({ id, entries }) => [id, entries.map(entryInJson)])),
    ...(shades && {
      hexes: shades.flatMap(({ id, hexes, texts }) =>
        hexes.map((hex, index) => ({
          hex: nameOfHex(scenario, hex),
          shade: id,
          ...(texts?.[index] !== undefined && { value: texts[index] }),
        })),
      ),
    }),
    ...(links && {
      links: links.map(({ kind, from, to }) => ({
        kind,
        from: nameOfHex(scenario, from),
        to: nameOfHex(scenario, to),
      })),
    }),
    ...(single && { path: named(single.path) }),
    rules: rulesOf(because).map(({ rule }) => rule),
  }

  function entryInJson(entry: AnswerEntry): Record<string, unknown> {
    const { counter, hexes, name, value, way, stands } = entry
    return {
      ...(counter !== undefined && { counter }),
      ...(hexes && { hexes: named(hexes) }),
      ...(name && { name: name[language] }),
      ...(value && { value: value[language] }),
      ...(entry.items && { items: itemsInJson(entry.items, language) }),
      ...(entry.outcomes && outcomesInJson(entry.outcomes, language)),
      ...(way && { path: named(way.path) }),
      ...(stands && {
        stands: stands.map((stand) => ({
          counter: stand.counter,
          hex: nameOfHex(scenario, stand.hex),
          facing: facingName(stand.facing, scenario.map.grid),
          ...(stand.placement && { placement: stand.placement }),
          ...(stand.status && { status: stand.status }),
        })),
      }),
      rules: rulesOf(entry.because).map(({ rule }) => rule),
    }
  }
}

function itemsInJson(items: readonly AnswerItem[], language: Language) {
  return items.map(({ name, value, reason }) => ({
    rule: reason.rule,
    name: name[language],
    value: typeof value === 'number' ? value : value[language],
  }))
}

/** The chances by outcome; what each brings about, for those that bring something. */
function outcomesInJson(outcomes: readonly AnswerOutcome[], language: Language) {
  const follows = outcomes.filter(({ then }) => then.length > 0)
  return {
    outcomes: chancesOver(outcomes),
    ...(follows.length > 0 && {
      then: Object.fromEntries(follows.map(({ id, then }) => [id, then.map((one) => one[language])])),
    }),
  }
}

function rulesOf(reasons: readonly Reason[]): { readonly rule: string }[] {
  return [...new Set(reasons.map(({ rule }) => rule))].map((rule) => ({ rule }))
}
