/** The game that a scenario tells beside its map and counters, key by key, in the order in which the file has it. */
import { localized } from '#shared/i18n/localized'
import { refuse } from '#shared/json/misfit'
import {
  type AuthorText,
  type Break,
  type Capture,
  type Clock,
  type Condition,
  type CounterWho,
  type CountAmount,
  type Eliminate,
  type EntryRoll,
  type Exit,
  type GroupWho,
  type Hold,
  type LeadersWho,
  type Score,
  type ShareAmount,
  type SideSetUp,
  type SideWho,
  type SpecialRule,
  type Survive,
  type Texts,
  type TurnRow,
  type Turns,
  type TypeWho,
  type Victory,
  type Who,
} from '../game'
import { type CounterId, type SideId } from '../ids'
import { type BoardEdgePlace, type EdgePlace, type HexesPlace, type Place, type ZonePlace } from '../place'
import { type Silenced } from '../silenced'
import { type EdgeSpan, type Reinforcement, type StartValues } from '../types'
import { DIE_SIDES, MAX_POINTS, MAX_QUANTITY, MAX_RANK, MAX_TURN } from '../limits'
import { facing, hex, hexside, towardSide } from './places'
import {
  choice,
  flag,
  id,
  ids,
  integer,
  type KeySpelling,
  list,
  number,
  object,
  optional,
  orElse,
  pattern,
  record,
  text,
  variant,
} from './vocabulary'

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

const authorText = object<AuthorText>({ fr: optional(text), en: optional(text) })
const words = optional(authorText)

export const texts = object<Texts>({
  background: words,
  setUp: words,
  victory: words,
  notes: words,
  credits: words,
})

export const edgeName = choice('top', 'right', 'bottom', 'left')
const position = integer(0, FAR)
export const edgeSpan = object<EdgeSpan>({ edge: edgeName, from: position, to: position })

const place = variant<Place>({
  hexes: object<HexesPlace>({ kind: choice('hexes'), hexes: list(hex) }),
  zone: object<ZonePlace>({ kind: choice('zone'), zone: id() }),
  edge: object<EdgePlace>({
    kind: choice('edge'),
    edge: edgeName,
    from: optional(position),
    to: optional(position),
  }),
  'board-edge': object<BoardEdgePlace>({
    kind: choice('board-edge'),
    board: id(),
    edge: edgeName,
    span: optional(text),
  }),
})

const light = choice('day', 'night')
const weather = choice('heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm')
const fog = choice('none', 'mist', 'fog', 'dense-fog', 'pea-soup')

export const start = object<StartValues>({
  light: orElse(light, 'day'),
  weather: orElse(weather, 'fine'),
  wind: orElse(choice('light-breeze', 'breeze', 'strong', 'violent'), 'light-breeze'),
  windToward: orElse(towardSide, 0),
  fog: orElse(fog, 'none'),
})

const turn = integer(1, MAX_TURN)

const turnNumbers: KeySpelling<string> = {
  read: (key, at) =>
    /^[1-9]\d{0,3}$/.test(key) && Number(key) <= MAX_TURN
      ? key
      : refuse(
          at.path,
          key,
          localized(`un numéro de tour de 1 à ${MAX_TURN}`, `the number of a turn from 1 to ${MAX_TURN}`),
        ),
  write: (key) => key,
  rank: Number,
}

export const turnRow = object<TurnRow>({
  name: words,
  light: optional(light),
  weather: optional(weather),
  fog: optional(fog),
  event: words,
  without: optional(list(id())),
})

export const turns = object<Turns>({
  count: optional(turn),
  order: orElse(list(id()), []),
  clock: optional(
    object<Clock>({
      start: pattern(
        /^([01]\d|2[0-3]):[0-5]\d$/,
        localized('une heure «\u202f06:30\u202f»', 'a time "06:30"'),
      ),
      step: integer(1, FAR),
    }),
  ),
  rows: orElse(record(turnNumbers, turnRow), {}),
})

export const sideSetUp = object<SideSetUp>({
  order: orElse(integer(1, FAR), 1),
  where: orElse(choice('as-placed', 'zones'), 'as-placed'),
  facing: orElse(choice('free', 'as-placed'), 'free'),
  secret: orElse(flag, false),
})

export const reinforcement = object<Reinforcement>({
  side: id(),
  name: orElse(text, ''),
  turn: optional(turn),
  lastTurn: optional(turn),
  roll: optional(
    object<EntryRoll>({
      sides: integer(DIE_SIDES.least, DIE_SIDES.most),
      atMost: integer(1, DIE_SIDES.most),
    }),
  ),
  entries: orElse(list(place), []),
  facing: optional(facing),
  condition: words,
  blocked: orElse(choice('wait', 'nearest', 'lost'), 'wait'),
})
export const reinforcements = record(ids(), reinforcement)

const count = integer(1, MAX_QUANTITY)
const amount = optional(
  variant<CountAmount | ShareAmount>({
    count: object<CountAmount>({ kind: choice('count'), count }),
    share: object<ShareAmount>({ kind: choice('share'), percent: integer(1, 100) }),
  }),
)

const who = list(
  variant<Who>({
    side: object<SideWho>({ kind: choice('side'), side: id() }),
    leaders: object<LeadersWho>({ kind: choice('leaders'), side: id() }),
    group: object<GroupWho>({ kind: choice('group'), group: id() }),
    type: object<TypeWho>({ kind: choice('type'), type: id() }),
    counter: object<CounterWho>({ kind: choice('counter'), counter: id() }),
  }),
)

const points = optional(integer(-MAX_POINTS, MAX_POINTS))

const condition = variant<Condition>({
  hold: object<Hold>({
    kind: choice('hold'),
    place,
    least: optional(count),
    by: orElse(choice('presence', 'last-pass'), 'presence'),
    turns: optional(turn),
    points,
  }),
  eliminate: object<Eliminate>({
    kind: choice('eliminate'),
    who,
    least: amount,
    wounded: optional(flag),
    points,
  }),
  exit: object<Exit>({ kind: choice('exit'), who, place, least: amount, until: optional(turn), points }),
  survive: object<Survive>({ kind: choice('survive'), who, least: amount, unhurt: optional(flag), points }),
  capture: object<Capture>({ kind: choice('capture'), who, least: amount, points }),
  break: object<Break>({
    kind: choice('break'),
    hexes: orElse(list(hex), []),
    hexsides: orElse(list(hexside), []),
    least: optional(count),
    points,
  }),
  score: object<Score>({
    kind: choice('score'),
    who,
    state: choice('eliminated', 'wounded', 'captured', 'exited', 'alive'),
    points,
  }),
})

export const victory = object<Victory>({
  side: optional(id()),
  level: choice('decisive', 'victory', 'marginal', 'draw'),
  join: orElse(choice('all', 'any', 'points'), 'all'),
  least: optional(integer(-MAX_POINTS, MAX_POINTS)),
  conditions: list(condition),
  text: words,
})
export const victories = record(ids(), victory)

export const specialRule = object<SpecialRule>({
  title: orElse(authorText, {}),
  text: orElse(authorText, {}),
  changes: orElse(list(id<string>()), []),
  rank: orElse(number(-MAX_RANK, MAX_RANK), 0),
})
export const specialRules = record(ids(), specialRule)

export const silenced = object<Silenced>({
  code: id<string>(),
  hexes: orElse(list(hex), []),
  hexsides: orElse(list(hexside), []),
  counters: orElse(list(id<CounterId>()), []),
  sides: orElse(list(id<SideId>()), []),
  says: optional(text),
  reason: text,
})
