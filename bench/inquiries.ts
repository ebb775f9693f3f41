/**
 * Bench of questions at the map: B52, each question about one counter, hex or side on a board of 60 x 60 hexes that holds the counters
 * of a ready scenario; the slowest of all counters, with nothing picked and with an enemy picked. `npx tsx bench/inquiries.ts [fantasy]` prints the
 * figures; `npm run bench` collects them with the others.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CounterId, type Scenario, type SideId } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { answersTo, offeredInquiries, type Subject } from '#shared/questions/inquire'
import { INQUIRY_KINDS } from '#shared/questions/kinds'
import { type InquiryId } from '#shared/rules/inquiry'
import { areEnemies, countersOnMap } from '#shared/rules/position'
import { analysisOf } from '#shared/rules/registry/analyses'
import { mixedMap } from './document'
import { atMost, type Figure, median, printed, timed } from './figure'

const SIDE_HEXES = 60
const RUNS = 5
const WHOLE_MAP_MS = 1000

/** The counters of a ready scenario, where they stand, on a large board. */
function board(file: string): Scenario {
  const path = fileURLToPath(new URL(`../assets/gallery/${file}.castellan`, import.meta.url))
  const read = readScenario(readFileSync(path, 'utf8'), file)
  if (!read.ok) throw new Error(read.error.message.en)
  const { map, ...scenario } = read.value
  const { grid } = map
  const large = mixedMap(SIDE_HEXES, SIDE_HEXES).map
  return {
    ...scenario,
    boards: {},
    map: {
      ...map,
      chunks: large.chunks.map((chunk) => ({
        ...chunk,
        terrain: chunk.terrain.map((id) => (id === 'wood' ? id : 'clear')),
      })),
      hexsides: {},
      grid: { ...grid, columns: SIDE_HEXES, rows: SIDE_HEXES },
    },
  }
}

/** Milliseconds: the median of some runs, the slowest of these subjects; a state that nothing is remembered of each time. */
function slowest(scenario: Scenario, question: InquiryId, subjects: readonly Subject[]): number {
  const analysis = analysisOf(scenario.ruleset)
  const answers = analysis && answersTo(analysis, question)
  if (!answers) throw new Error(`nothing answers ${question}`)
  const times = subjects.flatMap((subject) => {
    const state = { ...scenario, counters: { ...scenario.counters } }
    return [[], enemiesOf(scenario, subject)].map((enemies) =>
      median(
        timed(RUNS, () => answers.answer(state, { question, ...subject, friends: [], enemies, choices: {} })),
      ),
    )
  })
  return Math.max(...times)
}

/** Asked of a counter, answered for every hex of the map. */
const OF_THE_MAP: readonly InquiryId[] = ['turns', 'safest']

/** The first of its enemies, picked. */
function enemiesOf(scenario: Scenario, { counter }: Subject): CounterId[] {
  const own = counter === undefined ? undefined : scenario.counters[counter]
  const enemy = own && countersOnMap(scenario).find(([, other]) => areEnemies(scenario, own, other))
  return enemy ? [enemy[0]] : []
}

function figuresOf(file: string, game: string): Figure[] {
  const scenario = board(file)
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no rules')
  const counters = countersOnMap(scenario).map(([counter]): Subject => ({ counter }))
  const sides = (Object.keys(scenario.sides) as SideId[]).map((side): Subject => ({ side }))
  const offered = (subjects: readonly Subject[]): Set<InquiryId> =>
    new Set(
      subjects.flatMap((subject) =>
        offeredInquiries(analysis, scenario, subject).map(({ question }) => question),
      ),
    )
  const told = (subjects: readonly Subject[], limit: number): Figure[] =>
    [...offered(subjects)].map((question) => {
      const asked = subjects.filter((subject) =>
        offeredInquiries(analysis, scenario, subject).some((one) => one.question === question),
      )
      const what = `${INQUIRY_KINDS[question].name.en}, 60 x 60 hexes, ${game}`
      return atMost(
        'B52',
        what,
        slowest(scenario, question, asked),
        'ms',
        OF_THE_MAP.includes(question) ? WHOLE_MAP_MS : limit,
      )
    })
  return [...told(counters, 50), ...told(sides, WHOLE_MAP_MS)]
}

export function measureInquiries(): Figure[] {
  return figuresOf('the-sortie', 'Magna Carta')
}

export function measureFantasyInquiries(): Figure[] {
  return figuresOf('the-pass', 'common mechanics')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = process.argv[2] === 'fantasy' ? measureFantasyInquiries() : measureInquiries()
  for (const figure of figures) process.stdout.write(printed(figure))
}
