/** Turns and reinforcements: the track as a table, then each reinforcement in words and what it brings. */
import { called } from '#shared/document/called'
import { textIn } from '#shared/document/authorText'
import { times } from '#shared/document/inWords/lists'
import { reinforcementInWords } from '#shared/document/inWords/reinforcement'
import { enteringCounters } from '#shared/document/setUp'
import { FOGS, LIGHTS, startValuesOf, WEATHERS } from '#shared/document/startValues'
import { type TrackRow, turnTrack } from '#shared/document/turnTrack'
import { type Reinforcement } from '#shared/document/game'
import { type ReinforcementId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { resolutionOf } from '#shared/rules/registry/parts'
import { type Block, type Table, type TableColumn } from '../blocks/blocks'
import { span, type Spans } from '../text/spans'
import { printedText } from '../text/typography'
import { type BookletSection, type BookletSubject, capital, said } from './subject'
import { trackFigures } from './trackFigure'

const TEXT = {
  title: localized('Tours et renforts', 'Turns and reinforcements'),
  plainTitle: localized('Tours', 'Turns'),
  turn: localized('Tour', 'Turn'),
  time: localized('Heure', 'Time'),
  sky: localized('Jour, temps', 'Light, weather'),
  events: localized('Événements et renforts', 'Events and reinforcements'),
  reinforcements: localized('Renforts', 'Reinforcements'),
  without: localized('sans', 'without'),
}

/** Undefined when nothing is known of turns and none come later. */
export function turnsSection(subject: BookletSubject): BookletSection | undefined {
  const { scenario } = subject
  const hasReinforcements = Object.keys(scenario.reinforcements).length > 0
  if (!scenario.turns && !hasReinforcements) return undefined
  const track = turnTrack(scenario)
  const told = track.some(isTold)
  return {
    title: hasReinforcements ? TEXT.title : TEXT.plainTitle,
    parts: [
      {
        across: 'page',
        blocks: [...trackFigures(subject, track), ...(told ? [trackTable(subject, track)] : [])],
      },
      { across: 'columns', blocks: reinforcements(subject) },
    ],
  }
}

function isTold({ name, time, event, without, enters }: TrackRow): boolean {
  return name !== undefined || time !== undefined || event !== undefined || without.length + enters.length > 0
}

/** Only columns and turns that have anything to say. */
function trackTable(subject: BookletSubject, track: readonly TrackRow[]): Table {
  const { scenario } = subject
  let before: Sky = startValuesOf(scenario)
  const all = track.map((row) => {
    const sky = skyInWords(subject, row, before)
    before = row
    return {
      turn: String(row.turn),
      time: row.time ? printedTime(subject, row.time.time) : '',
      sky,
      events: eventsOf(subject, row),
    }
  })
  const rows = all.filter(({ time, sky, events }) => time !== '' || sky !== '' || events.length > 0)
  const columns: { readonly head: Localized; readonly column: TableColumn; readonly cells: Spans[] }[] = [
    {
      head: TEXT.turn,
      column: { width: 'fit', align: 'middle' },
      cells: rows.map(({ turn }) => [span(turn, 'serif-bold')]),
    },
    { head: TEXT.time, column: { width: 'fit', align: 'left' }, cells: rows.map(({ time }) => [span(time)]) },
    { head: TEXT.sky, column: { width: 'fit', align: 'left' }, cells: rows.map(({ sky }) => [span(sky)]) },
    { head: TEXT.events, column: { width: 'rest', align: 'left' }, cells: rows.map(({ events }) => events) },
  ]
  const shown = columns.filter(
    ({ cells }, index) =>
      index === 0 || index === 3 || cells.some((cell) => cell.some(({ text }) => text !== '')),
  )
  return {
    kind: 'table',
    columns: shown.map(({ column }) => column),
    head: shown.map(({ head }) => [span(said(subject, head), 'serif-bold')]),
    rows: rows.map((_, at) => shown.map(({ cells }) => cells[at] ?? [])),
    rowHeads: true,
    together: true,
  }
}

function printedTime({ language }: BookletSubject, time: string): string {
  return language === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time
}

type Sky = Pick<TrackRow, 'light' | 'weather' | 'fog'>

/** The values that are other than before; all but fine weather and clear air in the first turn. */
function skyInWords(subject: BookletSubject, row: Sky & { readonly turn: number }, before: Sky): string {
  const isFirst = row.turn === 1
  const words = [
    ...(isFirst || row.light !== before.light ? [LIGHTS[row.light]] : []),
    ...(row.weather !== before.weather || (isFirst && row.weather !== 'fine') ? [WEATHERS[row.weather]] : []),
    ...(row.fog !== before.fog || (isFirst && row.fog !== 'none') ? [FOGS[row.fog]] : []),
  ]
  const usual = isFirst && words.length === 1 && row.light === 'day'
  return usual ? '' : capital(words.map((one) => said(subject, one)).join(', '))
}

function eventsOf(subject: BookletSubject, { name, event, enters, without }: TrackRow): Spans {
  const { scenario, language } = subject
  const phases = resolutionOf(scenario.ruleset)?.play.phases ?? []
  const left = phases.filter(({ id }) => without.includes(id)).map((phase) => said(subject, phase.name))
  const parts: Spans[] = [
    ...(name ? [[span(`${printedText(textIn(name, language), language)}.`, 'serif-bold')]] : []),
    ...(event ? [[span(printedText(textIn(event, language), language))]] : []),
    ...(left.length > 0 ? [[span(`${capital(said(subject, TEXT.without))} ${left.join(', ')}.`)]] : []),
    ...(enters.length > 0
      ? [[span(`${enters.map((id) => nameOf(subject, id)).join(', ')}.`, 'serif-italic')]]
      : []),
  ]
  return parts.flatMap((part, index) => (index === 0 ? part : [span(' '), ...part]))
}

function nameOf({ scenario }: BookletSubject, id: ReinforcementId): string {
  return called(scenario.reinforcements[id], id)
}

function reinforcements(subject: BookletSubject): Block[] {
  const { scenario } = subject
  const entries = Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][]
  if (entries.length === 0) return []
  const counters = enteringCounters(scenario)
  const items = entries.map(([id, one]): Spans => {
    const list = (counters.get(id) ?? []).map(({ name, count }) => times(count, name))
    return [
      span(said(subject, reinforcementInWords(scenario, one))),
      ...(list.length > 0 ? [span(` ${list.join(', ')}.`, 'serif-italic')] : []),
    ]
  })
  return [
    { kind: 'heading', level: 2, text: said(subject, TEXT.reinforcements) },
    { kind: 'list', numbered: false, items },
  ]
}
