/** The numbers of a counter type as the table of units prints them. */
import { type Counter, type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { cardFace } from '#shared/painter/cardFace'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { type Span, span, type Spans } from '../text/spans'
import { type BookletSubject, said } from './subject'

/** A type, and its counters in the game. */
export interface UnitType {
  readonly id: CounterTypeId
  readonly type: CounterType
  readonly counters: readonly Counter[]
}

export const italic = (text: string): Span => span(text, 'serif-italic')

export function faceOf({ scenario, ruleset }: BookletSubject, unit: UnitType, face: string): CounterFace {
  const like = unit.counters[0] as Counter
  const shown = { ...like, name: '', face, status: {}, hidden: false, placement: 'ground' as const }
  return cardFace(scenario, shown, ruleset)
}

/** The face that most of its counters begin with is the one that players look for. */
export function firstFace({ ruleset }: BookletSubject, { type, counters }: UnitType): string {
  const shown = counters[0]?.face
  return shown !== undefined && shown in type.faces ? shown : firstFaceOf(type, ruleset.counterSchema)
}

/** "attaque / défense / mouvement", as the card has them. */
export function numbersInWords(subject: BookletSubject): string {
  return numberNames(subject.ruleset.counterSchema)
    .map((name) => said(subject, name))
    .join(' / ')
}

function numberNames({ numbers: own, fields }: CounterSchema): readonly Localized[] {
  return (
    own ??
    ['attack', 'defence', 'movement'].map(
      (stat) => fields.find(({ id }) => id === stat)?.name ?? sameInBoth(stat),
    )
  )
}

/** A line for each face whose numbers differ from those before it; its name where there are several. */
export function numbersByFace(subject: BookletSubject, unit: UnitType): Spans {
  const { faces } = subject.ruleset.counterSchema
  const lines: { readonly name: Localized; readonly numbers: string }[] = []
  for (const { id, name } of faces.filter((face) => face.id in unit.type.faces)) {
    const { attack, defence, movement } = faceOf(subject, unit, id)
    const text = `${attack} / ${defence} / ${movement}`
    const isNothing = [attack, defence, movement].every((value) => value === '0' || value === '')
    if (!isNothing && !lines.some((line) => line.numbers === text)) lines.push({ name, numbers: text })
  }
  const only = lines.length === 1
  const steps = faceOf(subject, unit, firstFace(subject, unit)).steps
  const own = lines.flatMap((line, index): Span[] => [
    span(`${index > 0 ? '\n' : ''}${line.numbers}`),
    ...(only ? [] : [italic(` (${said(subject, line.name)})`)]),
  ])
  // Faces that differ are distinguished by their steps already.
  if (!steps || !only) return own
  const pips = said(subject, localized(`${steps.all} pas`, `${steps.all} steps`))
  return [...own, italic(`\n${pips}`)]
}
