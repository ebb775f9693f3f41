/** The report of a series of games in words: what these players did, with intervals (PLY-5). */
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { formatNumber, joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { playerById } from '#shared/game/players/players'
import { type Chart } from './charts/chart'
import { type Series } from '#shared/game/simulation/series'
import {
  countsByHex,
  entryCharts,
  lengthCharts,
  lossCharts,
  mapCharts,
  resultCharts,
  wayCharts,
} from './seriesCharts'
import {
  average,
  averageOf,
  gamesInWords,
  LEVEL_NAMES,
  named,
  nameOf,
  pair,
  share,
  wonLevels,
} from './seriesWords'
import { standsOut } from './standsOut'
import { gamesNeeded, leastCertainShare } from '#shared/game/simulation/statistics'
import { type Counts } from '#shared/game/simulation/tally'

export interface SeriesSection {
  readonly title: Localized
  readonly lines: readonly Localized[]
  /** Drawn on pages, not in plain text. */
  readonly charts?: readonly Chart[]
}

/** The title of the section of what stands out: the page lists that by its own means. */
export const LOOK_FIRST = localized('À regarder d’abord', 'To look at first')

/** @param scenario as it was played, for places; without it there are no maps. */
export function seriesReport(series: Series, scenario?: Scenario): readonly SeriesSection[] {
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
    {
      title: LOOK_FIRST,
      lines: standsOut(series, scenario).map(({ message }) => message),
    },
    {
      title: localized('Résultats', 'Results'),
      lines: resultLines(series),
      charts: resultCharts(series),
    },
    { title: localized('Durée', 'Length'), lines: lengthLines(series), charts: lengthCharts(series) },
    {
      title: localized('Conditions de victoire', 'Ways to victory'),
      lines: wayLines(series),
      charts: wayCharts(series),
    },
    {
      title: localized('Pertes par type, en moyenne', 'Losses by type, on average'),
      lines: lossLines(series),
      charts: lossCharts(series),
    },
    {
      title: localized('Sur la carte', 'On the map'),
      lines: scenario ? mapLines(series, scenario) : [],
      charts: scenario ? mapCharts(scenario, series) : [],
    },
    {
      title: localized('Renforts', 'Reinforcements'),
      lines: entryLines(series),
      charts: entryCharts(series),
    },
    {
      title: localized('Types qui ne combattent jamais', 'Types that never fight'),
      lines: idleLines(series),
    },
  ].filter(({ lines }) => lines.length > 0)
}

function neededInWords(within5: Localized, within3: Localized): Localized {
  return localized(
    `pour connaître la plus grande part à 5 points près\u202f: ${within5.fr}\u202f; à 3 points près\u202f: ${within3.fr}`,
    `to know the largest share within 5 points: ${within5.en}; within 3 points: ${within3.en}`,
  )
}

function resultLines(series: Series): Localized[] {
  const { rows, head } = series
  const of = rows.length
  const wins = (side: string): number => rows.filter(({ winner }) => winner === side).length
  const sides = Object.keys(head.players)
  const leading = leastCertainShare(Math.max(0, greatestOf(sides.map(wins))), of)
  return [
    ...sides.map((side) => pair(nameOf(series, 'side', side), share(wins(side), of))),
    ...wonLevels(series).map(({ side, level, count }) =>
      pair(joined([nameOf(series, 'side', side), LEVEL_NAMES[level] ?? sameInBoth(level)]), share(count, of)),
    ),
    pair(localized('sans vainqueur', 'no winner'), share(wins(''), of)),
    neededInWords(gamesInWords(gamesNeeded(leading, 0.05)), gamesInWords(gamesNeeded(leading, 0.03))),
  ]
}

function lengthLines({ rows, counts }: Series): Localized[] {
  const mean = (sum: number, one: Localized, many: Localized): Localized =>
    averageOf([sum, rows.length], one, many, 1)
  const turns = mean(
    rows.reduce((sum, { turn }) => sum + turn, 0),
    localized('tour', 'turn'),
    localized('tours', 'turns'),
  )
  const decisions = mean(
    rows.reduce((sum, row) => sum + row.decisions, 0),
    localized('décision', 'decision'),
    localized('décisions', 'decisions'),
  )
  const spread = byTurn(counts, 'turn')
  return [
    localized(`${turns.fr} et ${decisions.fr} en moyenne`, `${turns.en} and ${decisions.en} on average`),
    ...spread.map(({ turn, count }) =>
      pair(localized(`fin au tour ${turn}`, `end in turn ${turn}`), share(count, rows.length)),
    ),
    ...byTurn(counts, 'decided').map(({ turn, count }) =>
      pair(localized(`décidée au tour ${turn}`, `decided in turn ${turn}`), share(count, rows.length)),
    ),
  ]
}

/** The counts of this kind by turn, the first one first. */
function byTurn(counts: Counts, kind: string): { readonly turn: number; readonly count: number }[] {
  return named(counts, kind)
    .map(([turn, count]) => ({ turn: Number(turn), count }))
    .sort((a, b) => a.turn - b.turn)
}

/** The hexes where most are lost, with the losses of a game. */
function mapLines({ counts, rows }: Series, scenario: Scenario): Localized[] {
  const most = [...countsByHex(counts, 'died')].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
  )
  return most.slice(0, MOST_HEXES).map(([hex, count]) => {
    const place = nameOfHex(scenario, parseHexKey(hex))
    return pair(
      localized(`pions perdus en ${place}`, `counters lost in ${place}`),
      average(count, rows.length),
    )
  })
}

const MOST_HEXES = 5

function wayLines(series: Series): Localized[] {
  const { rows, counts, head } = series
  const ways = Object.keys(head.names).flatMap((name) => (name.startsWith('way ') ? name.slice(4) : []))
  return ways.flatMap((id) => {
    const by = (kind: string): Localized[] => {
      const turns = byTurn(counts, `${kind} ${id}`)
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
    const onMap = averageOf(
      [entered, rows.length],
      localized('pion', 'counter'),
      localized('pions', 'counters'),
    )
    const toCome = averageOf(
      [waiting, rows.length],
      localized('encore attendu', 'still to come'),
      localized('encore attendus', 'still to come'),
    )
    return pair(
      name,
      localized(
        `${onMap.fr} sur la carte à la fin, ${toCome.fr}, en moyenne`,
        `${onMap.en} on the map at the end, ${toCome.en}, on average`,
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
