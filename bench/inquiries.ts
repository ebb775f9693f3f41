/**
 * Bench of questions at the map: B52, each question about one counter, hex or side on a board of 60 x 60 hexes that holds the counters
 * of a ready scenario, the slowest of all; and about a counter with twenty enemies within five hexes, the slowest of six such boards. With
 * nothing picked and with an enemy picked. `npx tsx bench/inquiries.ts [fantasy|crowded]` prints the figures; `npm run bench`
 * collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { counterId, type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { answersTo, offeredInquiries, type Subject } from '#shared/questions/inquire'
import { INQUIRY_KINDS, type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { areEnemies, countersOnMap } from '#shared/rules/standing/position'
import { analysisOf } from '#shared/rules/registry/parts'
import { atMost, type Figure, median, printed, timed } from './figure'
import { crowdedBoard, largeBoard } from './questionBoards'

const RUNS = 5
const WHOLE_MAP_MS = 1000
const ONE_MS = 50

/** Milliseconds: the median of some runs, the slowest of these subjects; a state that nothing is remembered of each time. */
function slowest(
  scenario: Scenario,
  question: InquiryId,
  subjects: readonly Subject[],
  choices: Inquiry['choices'] = {},
): number {
  const analysis = analysisOf(scenario.ruleset)
  const answers = analysis && answersTo(analysis, question)
  if (!answers) throw new Error(`nothing answers ${question}`)
  const times = subjects.flatMap((subject) => {
    const state = { ...scenario, counters: { ...scenario.counters } }
    return [[], enemiesOf(scenario, subject)].map((enemies) =>
      median(
        timed(RUNS, () => answers.answer(state, { question, ...subject, friends: [], enemies, choices })),
      ),
    )
  })
  return Math.max(...times)
}

/** Asked of a counter, answered for every hex of the map. */
const OF_THE_MAP: readonly InquiryId[] = ['turns']

/** The first of its enemies, picked. */
function enemiesOf(scenario: Scenario, { counter }: Subject): CounterId[] {
  const own = counter === undefined ? undefined : scenario.counters[counter]
  const enemy = own && countersOnMap(scenario).find(([, other]) => areEnemies(scenario, own, other))
  return enemy ? [enemy[0]] : []
}

function figuresOf(file: string, game: string): Figure[] {
  const scenario = largeBoard(file)
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
  return [...told(counters, ONE_MS), ...told(sides, WHOLE_MAP_MS)]
}

/** A counter amid a crowd of enemies, its retreats of four hexes among the questions. */
function crowdedFigures(file: string, game: string, middle: CounterId, name: string): Figure[] {
  const boards = SEEDS.map((seed) => crowdedBoard(file, middle, seed))
  const [first] = boards
  const analysis = first && analysisOf(first.ruleset)
  if (!analysis) throw new Error('no rules')
  const offered = offeredInquiries(analysis, first, { counter: middle }).filter(
    ({ question }) => !OF_THE_MAP.includes(question),
  )
  return offered.map(({ question }) => {
    const what = `${INQUIRY_KINDS[question].name.en}, ${name} amid 20 enemies, ${game}`
    const choices = question === 'retreats' ? FOUR_HEXES : {}
    const times = boards.map((board) => slowest(board, question, [{ counter: middle }], choices))
    return atMost('B52', what, Math.max(...times), 'ms', ONE_MS)
  })
}

const SEEDS = [1, 2, 3, 4, 5, 6]
/** A flight from flames: the first hex may be any. */
const FOUR_HEXES = { cause: 'flames', steps: '4' }

export function measureInquiries(): Figure[] {
  return figuresOf('the-sortie', 'Magna Carta')
}

export function measureCrowdedInquiries(): Figure[] {
  return [
    ...crowdedFigures('the-sortie', 'Magna Carta', counterId('renaud'), 'a rider'),
    ...crowdedFigures('the-sortie', 'Magna Carta', counterId('odon'), 'one on foot'),
    ...crowdedFigures('the-ambush', 'Savoy', counterId('pierre'), 'a rider'),
    ...crowdedFigures('the-ambush', 'Savoy', counterId('halberd-1'), 'one on foot'),
  ]
}

export function measureFantasyInquiries(): Figure[] {
  return figuresOf('the-pass', 'common mechanics')
}

const BY_NAME = { fantasy: measureFantasyInquiries, crowded: measureCrowdedInquiries }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measure = BY_NAME[process.argv[2] as keyof typeof BY_NAME] ?? measureInquiries
  for (const figure of measure()) process.stdout.write(printed(figure))
}
