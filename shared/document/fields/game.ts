/** The game that a scenario tells beside its map and counters, key by key, in the order in which the file has it. */
import { localized } from '#shared/i18n/localized'
import { refuse } from '#shared/json/misfit'
import {
  type AuthorText,
  type Break,
  type Capture,
  type Clock,
  type Condition,
  type CountAmount,
  type CounterWho,
  type Eliminate,
  type EntryRoll,
  type Exit,
  type GroupWho,
  type Hold,
  type LeadersWho,
  type Reinforcement,
  type Score,
  type ShareAmount,
  type SideSetUp,
  type SideWho,
  type SpecialRule,
  type StartValues,
  type Survive,
  type Texts,
  type TurnRow,
  type Turns,
  type TypeWho,
  type Victory,
  type Who,
} from '../game'
import {
  type BoardEdgePlace,
  type EdgePlace,
  type EdgeSpan,
  type HexesPlace,
  type Place,
  type ZonePlace,
} from '../place'
import { type Silenced } from '../silenced'
import { DIE_SIDES, MAX_POINTS, MAX_QUANTITY, MAX_RANK, MAX_TURN } from '../limits'
import { LEVEL_NAMES } from '../levelNames'
import { called, essential, said, whole } from './part'
import { facing, hex, hexside, towardSide } from './places'
import { thing } from './thing'
import {
  choice,
  flag,
  id,
  idOf,
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

const authorText = object<AuthorText>({
  fr: called('en français', 'in French', optional(text)),
  en: called('en anglais', 'in English', optional(text)),
})
const words = optional(authorText)

export const texts = object<Texts>({
  background: called('historique', 'background', words),
  setUp: called('texte de mise en place', 'set-up text', words),
  victory: called('texte de victoire', 'victory text', words),
  notes: called('notes de l’auteur', 'designer’s notes', words),
  credits: called('crédits', 'credits', words),
})

export const edgeName = choice(['top', 'right', 'bottom', 'left'])
const position = integer(0, FAR)
export const edgeSpan = object<EdgeSpan>({ edge: edgeName, from: position, to: position })

const place = variant<Place>({
  hexes: object<HexesPlace>({ kind: choice(['hexes']), hexes: list(hex) }),
  zone: object<ZonePlace>({ kind: choice(['zone']), zone: idOf('zones') }),
  edge: object<EdgePlace>({
    kind: choice(['edge']),
    edge: edgeName,
    from: optional(position),
    to: optional(position),
  }),
  'board-edge': object<BoardEdgePlace>({
    kind: choice(['board-edge']),
    board: idOf('boards'),
    edge: edgeName,
    span: optional(text),
  }),
})

const light = called('jour ou nuit', 'day or night', choice(['day', 'night']))
const weather = called(
  'temps',
  'weather',
  choice(['heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm']),
)
const fog = called('brouillard', 'fog', choice(['none', 'mist', 'fog', 'dense-fog', 'pea-soup']))

export const start = object<StartValues>({
  light: orElse(light, 'day'),
  weather: orElse(weather, 'fine'),
  wind: called(
    'vent',
    'wind',
    orElse(choice(['light-breeze', 'breeze', 'strong', 'violent']), 'light-breeze'),
  ),
  windToward: called('direction du vent', 'direction of the wind', orElse(towardSide, 0)),
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
  name: called('nom', 'name', words),
  light: optional(light),
  weather: optional(weather),
  fog: optional(fog),
  event: called('événement', 'event', words),
  without: called('phases omises', 'phases left out', optional(list(id()))),
})

const clock = object<Clock>({
  start: pattern(/^([01]\d|2[0-3]):[0-5]\d$/, localized('une heure «\u202f06:30\u202f»', 'a time "06:30"')),
  step: integer(1, FAR),
})

export const turns = object<Turns>({
  count: called('nombre de tours', 'number of turns', optional(turn)),
  order: called('ordre de jeu', 'order of play', orElse(list(idOf('sides')), [])),
  clock: called('horloge', 'clock', optional(whole(clock))),
  rows: called('tour', 'turn', orElse(record(turnNumbers, turnRow), {})),
})

export const sideSetUp = object<SideSetUp>({
  order: called('ordre', 'order', orElse(integer(1, FAR), 1)),
  where: called('lieu', 'place', orElse(choice(['as-placed', 'zones']), 'as-placed')),
  facing: called('orientation', 'facing', orElse(choice(['free', 'as-placed']), 'free')),
  secret: called('en secret', 'in secret', orElse(flag, false)),
})

const entryRoll = object<EntryRoll>({
  sides: integer(DIE_SIDES.least, DIE_SIDES.most),
  atMost: integer(1, DIE_SIDES.most),
})

export const reinforcement = object<Reinforcement>({
  side: called('camp', 'side', idOf('sides')),
  name: called('nom', 'name', orElse(text, '')),
  turn: called('tour', 'turn', optional(turn)),
  lastTurn: called('dernier tour', 'last turn', optional(turn)),
  roll: called('jet', 'roll', optional(whole(entryRoll))),
  entries: called('lieux d’entrée', 'places of entry', orElse(list(place), [])),
  facing: called('orientation', 'facing', optional(said('facing', facing))),
  condition: called('condition', 'condition', words),
  blocked: called(
    'si l’entrée est bloquée',
    'if the entry is blocked',
    orElse(choice(['wait', 'nearest', 'lost']), 'wait'),
  ),
})
export const reinforcements = record(
  ids(),
  thing(
    {
      noun: localized('renfort', 'reinforcement'),
      by: ['name'],
      knownBy: ['side', 'name'],
      order: localized('ordre des renforts', 'order of the reinforcements'),
    },
    reinforcement,
  ),
)

const count = integer(1, MAX_QUANTITY)
const amount = optional(
  variant<CountAmount | ShareAmount>({
    count: object<CountAmount>({ kind: choice(['count']), count }),
    share: object<ShareAmount>({ kind: choice(['share']), percent: integer(1, 100) }),
  }),
)

const who = list(
  variant<Who>({
    side: object<SideWho>({ kind: choice(['side']), side: idOf('sides') }),
    leaders: object<LeadersWho>({ kind: choice(['leaders']), side: idOf('sides') }),
    group: object<GroupWho>({ kind: choice(['group']), group: idOf('groups') }),
    type: object<TypeWho>({ kind: choice(['type']), type: idOf('counterTypes') }),
    counter: object<CounterWho>({ kind: choice(['counter']), counter: idOf('counters') }),
  }),
)

const points = optional(integer(-MAX_POINTS, MAX_POINTS))

const condition = variant<Condition>({
  hold: object<Hold>({
    kind: choice(['hold']),
    place,
    least: optional(count),
    by: orElse(choice(['presence', 'last-pass']), 'presence'),
    turns: optional(turn),
    points,
  }),
  eliminate: object<Eliminate>({
    kind: choice(['eliminate']),
    who,
    least: amount,
    wounded: optional(flag),
    points,
  }),
  exit: object<Exit>({ kind: choice(['exit']), who, place, least: amount, until: optional(turn), points }),
  survive: object<Survive>({ kind: choice(['survive']), who, least: amount, unhurt: optional(flag), points }),
  capture: object<Capture>({ kind: choice(['capture']), who, least: amount, points }),
  break: object<Break>({
    kind: choice(['break']),
    hexes: orElse(list(hex), []),
    hexsides: orElse(list(hexside), []),
    least: optional(count),
    points,
  }),
  score: object<Score>({
    kind: choice(['score']),
    who,
    state: choice(['eliminated', 'wounded', 'captured', 'exited', 'alive']),
    points,
  }),
})

export const victory = object<Victory>({
  // A way to victory of nobody's is for all; that of a side is none without it.
  side: called('camp', 'side', optional(essential(idOf('sides')))),
  level: called('niveau', 'level', said(LEVEL_NAMES, choice(['decisive', 'victory', 'marginal', 'draw']))),
  join: called(
    'réunion des conditions',
    'joining of the conditions',
    orElse(choice(['all', 'any', 'points']), 'all'),
  ),
  least: called('points requis', 'points asked', optional(integer(-MAX_POINTS, MAX_POINTS))),
  conditions: called('conditions', 'conditions', list(condition)),
  text: called('texte', 'text', words),
})
export const victories = record(
  ids(),
  thing(
    {
      by: 'victory',
      knownBy: ['side', 'level'],
      order: localized('ordre des victoires', 'order of the victories'),
    },
    victory,
  ),
)

export const specialRule = object<SpecialRule>({
  title: called('titre', 'title', orElse(authorText, {})),
  text: called('texte', 'text', orElse(authorText, {})),
  changes: called('règles changées', 'rules changed', orElse(list(id<string>()), [])),
  rank: called('rang', 'rank', orElse(number(-MAX_RANK, MAX_RANK), 0)),
})
export const specialRules = record(
  ids(),
  thing(
    { noun: localized('règle spéciale', 'special rule'), by: ['title'], knownBy: ['title'] },
    specialRule,
  ),
)

const silencedFinding = object<Silenced>({
  code: id<string>(),
  hexes: orElse(list(hex), []),
  hexsides: orElse(list(hexside), []),
  // Without one of its things it would silence another finding.
  counters: orElse(list(essential(idOf('counters'))), []),
  sides: orElse(list(essential(idOf('sides'))), []),
  says: optional(text),
  reason: text,
})
export const silenced = thing(
  { noun: localized('constat tu', 'silenced finding'), by: ['reason', 'code'] },
  silencedFinding,
)
