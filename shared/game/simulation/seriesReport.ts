/** The report of a series of games in words: what these players did, with intervals (PLY-5). */
import { some } from '#shared/document/inWords/lists'
import { formatNumber, joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { playerById } from '../players/players'
import { type Series } from './series'
import { gamesNeeded, leastCertainShare, wilson } from './statistics'
import { type Counts } from './tally'

export interface SeriesSection {
  readonly title: Localized
  readonly lines: readonly Localized[]
}

export function seriesReport(series: Series): readonly SeriesSection[] {
  const { head, rows } = series
  const played = gamesInWords(rows.length)
  return [
    {
      title: localized('Parties', 'Games'),
      lines: [
        localized(
          `${played.fr} sur ${formatNumber(head.games, 'fr')}, graine ${head.seed}`,
          `${played.en} of ${formatNumber(head.games, 'en')}, seed ${head.seed}`,
        ),
        ...Object.entries(head.players).map(([side, player]) =>
          pair(nameOf(series, 'side', side), playerById(player)?.name ?? sameInBoth(player)),
        ),
        localized(
          'C’est ce que ces joueurs ont fait\u202f; d’autres joueraient autrement.',
          'This is what these players did; others would play otherwise.',
        ),
      ],
    },
    { title: localized('Résultats', 'Results'), lines: resultLines(series) },
    { title: localized('Durée', 'Length'), lines: lengthLines(series) },
    { title: localized('Conditions de victoire', 'Ways to victory'), lines: wayLines(series) },
    {
      title: localized('Pertes par type, en moyenne', 'Losses by type, on average'),
      lines: lossLines(series),
    },
    { title: localized('Renforts', 'Reinforcements'), lines: entryLines(series) },
    {
      title: localized('Types qui ne combattent jamais', 'Types that never fight'),
      lines: idleLines(series),
    },
  ].filter(({ lines }) => lines.length > 0)
}

function pair(one: Localized, other: Localized): Localized {
  return localized(`${one.fr}\u202f: ${other.fr}`, `${one.en}: ${other.en}`)
}

function nameOf({ head }: Series, kind: string, id: string): Localized {
  return head.names[`${kind} ${id}`] ?? sameInBoth(id)
}

/** The name of a side, as the series has it. */
export function nameOfSide(series: Series, side: string): Localized {
  return nameOf(series, 'side', side)
}

/** The counts whose name begins so, by what follows. */
function named(counts: Counts, kind: string): [string, number][] {
  return Object.entries(counts).flatMap(([name, count]): [string, number][] =>
    name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), count]] : [],
  )
}

/** "200 parties", "1 game". */
export function gamesInWords(count: number): Localized {
  return some(count, localized('partie', 'game'), localized('parties', 'games'))
}

function neededInWords(within5: Localized, within3: Localized): Localized {
  return localized(
    `pour connaître la plus grande part à 5 points près\u202f: ${within5.fr}\u202f; à 3 points près\u202f: ${within3.fr}`,
    `to know the largest share within 5 points: ${within5.en}; within 3 points: ${within3.en}`,
  )
}

/** A sum over so many games, rounded to `digits` decimals. */
function average(sum: number, games: number, digits = 2): Localized {
  const [mean, scale] = [sum / Math.max(1, games), 10 ** digits]
  const rounded = Math.round(mean * scale) / scale
  return localized(formatNumber(rounded, 'fr', digits), formatNumber(rounded, 'en', digits))
}

/** "45 of 60, 75 % (63 to 84 %)". */
export function share(count: number, of: number): Localized {
  const { low, high } = wilson(count, of)
  const [middle, least, most] = [of === 0 ? 0 : count / of, low, high].map((part) => Math.round(part * 100))
  return localized(
    `${count} sur ${of}, ${middle}\u202f% (${least} à ${most}\u202f%)`,
    `${count} of ${of}, ${middle}% (${least} to ${most}%)`,
  )
}

function resultLines(series: Series): Localized[] {
  const { rows, head, counts } = series
  const of = rows.length
  const wins = (side: string): number => rows.filter(({ winner }) => winner === side).length
  const sides = Object.keys(head.players)
  const levels = named(counts, 'result').filter(([result]) => !result.startsWith('-/'))
  const leading = leastCertainShare(Math.max(0, greatestOf(sides.map(wins))), of)
  return [
    ...sides.map((side) => pair(nameOf(series, 'side', side), share(wins(side), of))),
    ...levels.map(([result, count]) => {
      const [side = '', level = ''] = [
        result.slice(0, result.lastIndexOf('/')),
        result.slice(result.lastIndexOf('/') + 1),
      ]
      return pair(
        joined([nameOf(series, 'side', side), LEVELS[level] ?? sameInBoth(level)]),
        share(count, of),
      )
    }),
    pair(localized('sans vainqueur', 'no winner'), share(wins(''), of)),
    neededInWords(gamesInWords(gamesNeeded(leading, 0.05)), gamesInWords(gamesNeeded(leading, 0.03))),
  ]
}

const LEVELS: Readonly<Record<string, Localized>> = {
  decisive: localized('victoire décisive', 'decisive victory'),
  victory: localized('victoire', 'victory'),
  marginal: localized('victoire marginale', 'marginal victory'),
  draw: localized('partie nulle', 'draw'),
}

function lengthLines({ rows, counts }: Series): Localized[] {
  const mean = (sum: number): Localized => average(sum, rows.length, 1)
  const turns = mean(rows.reduce((sum, { turn }) => sum + turn, 0))
  const decisions = mean(rows.reduce((sum, row) => sum + row.decisions, 0))
  const spread = named(counts, 'turn')
    .map(([turn, count]) => ({ turn: Number(turn), count }))
    .sort((a, b) => a.turn - b.turn)
  return [
    localized(
      `${turns.fr} tours et ${decisions.fr} décisions en moyenne`,
      `${turns.en} turns and ${decisions.en} decisions on average`,
    ),
    ...spread.map(({ turn, count }) =>
      pair(localized(`fin au tour ${turn}`, `end in turn ${turn}`), share(count, rows.length)),
    ),
  ]
}

function wayLines(series: Series): Localized[] {
  const { rows, counts, head } = series
  const ways = Object.keys(head.names).flatMap((name) => (name.startsWith('way ') ? name.slice(4) : []))
  return ways.flatMap((id) => {
    const by = (kind: string): Localized[] => {
      const turns = named(counts, `${kind} ${id}`)
        .map(([turn, count]) => ({ turn: Number(turn), count }))
        .sort((a, b) => a.turn - b.turn)
      const { fr, en } = kind === 'safe' ? SAFE : IMPOSSIBLE
      return turns.length === 0
        ? []
        : [
            localized(
              `${fr}\u202f: ${turns.map(({ turn, count }) => `tour ${turn}\u202f: ${count}`).join(', ')}`,
              `${en}: ${turns.map(({ turn, count }) => `turn ${turn}: ${count}`).join(', ')}`,
            ),
          ]
    }
    const met = pair(localized('remplie', 'met'), share(counts[`met ${id}`] ?? 0, rows.length))
    const facts = [met, ...by('safe'), ...by('impossible')]
    return pair(nameOf(series, 'way', id), joined(facts, localized('\u202f; ', '; ')))
  })
}

const SAFE = localized('assurée dès', 'safe from')
const IMPOSSIBLE = localized('impossible dès', 'impossible from')

function lossLines(series: Series): Localized[] {
  const { counts, rows } = series
  return named(counts, 'lost').map(([type, count]) =>
    pair(nameOf(series, 'type', type), average(count, rows.length)),
  )
}

function entryLines(series: Series): Localized[] {
  const { head, counts, rows } = series
  const all = Object.keys(head.names).flatMap((name) =>
    name.startsWith('reinforcement ') ? name.slice(14) : [],
  )
  return all.map((id) => {
    const [entered, waiting] = [counts[`entered ${id}`] ?? 0, counts[`waiting ${id}`] ?? 0]
    const name = nameOf(series, 'reinforcement', id)
    if (entered === 0)
      return pair(name, localized('jamais sur la carte à la fin', 'never on the map at the end'))
    const [onMap, toCome] = [entered, waiting].map((count) => average(count, rows.length))
    return pair(
      name,
      localized(
        `${onMap?.fr} pions sur la carte à la fin, ${toCome?.fr} encore attendus, en moyenne`,
        `${onMap?.en} counters on the map at the end, ${toCome?.en} still to come, on average`,
      ),
    )
  })
}

function idleLines(series: Series): Localized[] {
  const { head, counts } = series
  return Object.keys(head.names).flatMap((name) =>
    name.startsWith('type ') && counts[`fought ${name.slice(5)}`] === undefined
      ? (head.names[name] ?? [])
      : [],
  )
}
