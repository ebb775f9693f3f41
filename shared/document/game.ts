/**
 * The game that a scenario tells beside its map and counters: texts, turns, set-up, reinforcements, victory, special rules
 * (SCN-3 to SCN-6). Types follow from the keys, below, in the order in which the file has them.
 */
import { localized } from '#shared/i18n/localized'
import { refuse } from '#shared/json/misfit'
import { called, essential, said, whole } from './fields/part'
import { facing, hex, hexside, towardSide } from './fields/places'
import { thing } from './fields/thing'
import {
  choice,
  entity,
  flag,
  id,
  ids,
  integer,
  type KeySpelling,
  list,
  number,
  optional,
  orElse,
  pattern,
  record,
  text,
  type ValueOf,
  variantOf,
} from './fields/vocabulary'
import { LEVEL_NAMES } from './levelNames'
import { DIE_SIDES, MAX_POINTS, MAX_QUANTITY, MAX_RANK, MAX_TURN } from './limits'
import { authorText, idOf, inLanguages, nameWords, ownText } from './named'
import { place } from './place'

/** A text of the author's, in one language or both; `authorText.ts` chooses. A language that is missing is counted, never an error. */
export interface AuthorText extends ValueOf<typeof authorText> {}

/** The texts of a scenario, in the small markup of `markup/` (SCN-6). */
export interface Texts extends ValueOf<typeof texts> {}

// -------------------------------------------------------------------------------------------- turns

/** Values with which a game begins. @rule CM-SCN-1 */
export interface StartValues extends ValueOf<typeof start> {}

export type Weather = StartValues['weather']
export type WindStrength = StartValues['wind']
export type Fog = StartValues['fog']

/** The turns of the game (SCN-3). */
export interface Turns extends ValueOf<typeof turns> {}

export interface Clock extends ValueOf<typeof clock> {}

export interface TurnRow extends ValueOf<typeof turnRow> {}

// ------------------------------------------------------------------------------- set-up, reinforcements

/** The way in which a side sets up (SCN-4). */
export interface SideSetUp extends ValueOf<typeof sideSetUp> {}

/** Counters that enter the game together after it has begun (CTR-7, SCN-4). */
export interface Reinforcement extends ValueOf<typeof reinforcement> {}

/** They enter on a roll of at most this, of a die with so many sides. */
export interface EntryRoll extends ValueOf<typeof entryRoll> {}

// ------------------------------------------------------------------------------------------ victory

export type VictoryLevel = Victory['level']

/** A way in which a side reaches a level (SCN-5). */
export interface Victory extends ValueOf<typeof victory> {}

export type Condition = ValueOf<typeof condition>

export type Hold = Extract<Condition, { readonly kind: 'hold' }>
export type Exit = Extract<Condition, { readonly kind: 'exit' }>
export type Break = Extract<Condition, { readonly kind: 'break' }>
export type Score = Extract<Condition, { readonly kind: 'score' }>

/** Absent = all of them. */
export type Amount = ValueOf<typeof amount>

export type Who = ValueOf<typeof who>

// ------------------------------------------------------------------------------------ special rules

/** A rule of this scenario alone (SCN-6). */
export interface SpecialRule extends ValueOf<typeof specialRule> {}

// ---------------------------------------------------------------------------------------- keys of the game

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

export const texts = entity({
  /** The historical background. */
  background: called('historique', 'background', ownText),
  /** Beside the set-up as data. */
  setUp: called('texte de mise en place', 'set-up text', ownText),
  /** Beside the victory conditions as data. */
  victory: called('texte de victoire', 'victory text', ownText),
  /** The designer's. */
  notes: called('notes de l’auteur', 'designer’s notes', ownText),
  credits: called('crédits', 'credits', ownText),
})

const light = called('jour ou nuit', 'day or night', choice(['day', 'night']))
const weather = called(
  'temps',
  'weather',
  choice(['heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm']),
)
const fog = called('brouillard', 'fog', choice(['none', 'mist', 'fog', 'dense-fog', 'pea-soup']))

export const start = entity({
  light: orElse(light, 'day'),
  weather: orElse(weather, 'fine'),
  wind: called(
    'vent',
    'wind',
    orElse(choice(['light-breeze', 'breeze', 'strong', 'violent']), 'light-breeze'),
  ),
  /** The side of a hex towards which the wind blows. */
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

export const turnRow = entity({
  name: called('nom', 'name', ownText),
  /** The light from this turn on; so for the next two. */
  light: optional(light),
  weather: optional(weather),
  fog: optional(fog),
  event: called('événement', 'event', ownText),
  /** Ids of the ruleset's phases that are left out in this turn. */
  without: called('phases omises', 'phases left out', optional(list(id()))),
})

export const clock = entity({
  /** The hour of the first turn, `06:30`. */
  start: pattern(/^([01]\d|2[0-3]):[0-5]\d$/, localized('une heure «\u202f06:30\u202f»', 'a time "06:30"')),
  /** Minutes from one turn to the next. */
  step: integer(1, FAR),
})

export const turns = entity({
  /** Absent = open end. */
  count: called('nombre de tours', 'number of turns', optional(turn)),
  /** The sides as they play, first to last; those that are not in it follow in the order of the document. */
  order: called('ordre de jeu', 'order of play', orElse(list(idOf('sides')), [])),
  /** Gives each turn its time of day. */
  clock: called('horloge', 'clock', optional(whole(clock))),
  /** The things that single turns have apart, by their number. */
  rows: called('tour', 'turn', orElse(record(turnNumbers, turnRow), {})),
})

export const sideSetUp = entity({
  /** Counted from 1; sides of one number set up at the same time. */
  order: called('ordre', 'order', orElse(integer(1, FAR), 1)),
  /** On the hexes where its counters stand, or freely in its set-up zones. */
  where: called('lieu', 'place', orElse(choice(['as-placed', 'zones']), 'as-placed')),
  facing: called('orientation', 'facing', orElse(choice(['free', 'as-placed']), 'free')),
  /** The other sides do not see it before play begins. */
  secret: called('en secret', 'in secret', orElse(flag, false)),
})

export const entryRoll = entity({
  sides: integer(DIE_SIDES.least, DIE_SIDES.most),
  atMost: integer(1, DIE_SIDES.most),
})

export const reinforcement = entity({
  side: called('camp', 'side', idOf('sides')),
  name: called('nom', 'name', orElse(text, '')),
  /** Counted from 1; absent = when its condition is met. */
  turn: called('tour', 'turn', optional(turn)),
  /** With a die: it is rolled for each turn up to this one, in which they enter anyhow. */
  lastTurn: called('dernier tour', 'last turn', optional(turn)),
  roll: called('jet', 'roll', optional(whole(entryRoll))),
  /** Any hex of these. */
  entries: called('lieux d’entrée', 'places of entry', orElse(list(place), [])),
  /** Absent = free. */
  facing: called('orientation', 'facing', optional(said('facing', facing))),
  /** In the author's words. */
  condition: called('condition', 'condition', ownText),
  /** The fate of those for whom no hex of the entry is free: they wait a turn, take the nearest free hex of the rim, or are lost. */
  blocked: called(
    'si l’entrée est bloquée',
    'if the entry is blocked',
    orElse(choice(['wait', 'nearest', 'lost']), 'wait'),
  ),
  words: inLanguages(nameWords),
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
export const amount = variantOf({
  count: entity({ kind: choice(['count']), count }),
  /** A share of those that the scenario has, percent; rounded up. */
  share: entity({ kind: choice(['share']), percent: integer(1, 100) }),
})

export const who = variantOf({
  /** All counters of a side. */
  side: entity({ kind: choice(['side']), side: idOf('sides') }),
  /** The commander of a side and the leaders of its groups. */
  leaders: entity({ kind: choice(['leaders']), side: idOf('sides') }),
  /** Those of a group and of its parts. */
  group: entity({ kind: choice(['group']), group: idOf('groups') }),
  type: entity({ kind: choice(['type']), type: idOf('counterTypes') }),
  counter: entity({ kind: choice(['counter']), counter: idOf('counters') }),
})

const points = optional(integer(-MAX_POINTS, MAX_POINTS))

export const condition = variantOf({
  /** Holds hexes of a place. */
  hold: entity({
    kind: choice(['hold']),
    place,
    /** Hexes of it; absent = all. */
    least: optional(count),
    /** A counter of the side stands there and none of the others, or one of the side's was the last to pass. */
    by: orElse(choice(['presence', 'last-pass']), 'presence'),
    /** So many turns in a row, at any time; absent = as the game ends. */
    turns: optional(turn),
    /** For conditions that are joined by points. */
    points,
  }),
  /** Counters of the opponents are eliminated. */
  eliminate: entity({
    kind: choice(['eliminate']),
    who: list(who),
    least: optional(amount),
    /** The wounded count too. */
    wounded: optional(flag),
    points,
  }),
  /** Counters leave the map by a place on its rim. */
  exit: entity({
    kind: choice(['exit']),
    who: list(who),
    place,
    least: optional(amount),
    /** In this turn at the latest; absent = before the game ends. */
    until: optional(turn),
    points,
  }),
  /** Counters are alive as the game ends. */
  survive: entity({
    kind: choice(['survive']),
    who: list(who),
    least: optional(amount),
    /** The wounded do not count. */
    unhurt: optional(flag),
    points,
  }),
  capture: entity({ kind: choice(['capture']), who: list(who), least: optional(amount), points }),
  /** Structures or walls have fallen. */
  break: entity({
    kind: choice(['break']),
    hexes: orElse(list(hex), []),
    hexsides: orElse(list(hexside), []),
    /** The count of both together; absent = all. */
    least: optional(count),
    points,
  }),
  /** Points for each counter of a kind in a state; of conditions joined by points alone. */
  score: entity({
    kind: choice(['score']),
    who: list(who),
    state: choice(['eliminated', 'wounded', 'captured', 'exited', 'alive']),
    points,
  }),
})

export const victory = entity({
  // A way to victory of nobody's is for all; that of a side is none without it.
  /** Absent = nobody's: a draw. */
  side: called('camp', 'side', optional(essential(idOf('sides')))),
  level: called('niveau', 'level', said(LEVEL_NAMES, choice(['decisive', 'victory', 'marginal', 'draw']))),
  /** All conditions, any of them, or points of them. */
  join: called(
    'réunion des conditions',
    'joining of the conditions',
    orElse(choice(['all', 'any', 'points']), 'all'),
  ),
  /** The points that are needed at least. */
  least: called('points requis', 'points asked', optional(integer(-MAX_POINTS, MAX_POINTS))),
  conditions: called('conditions', 'conditions', list(condition)),
  /** In the author's words, beside what the conditions say. */
  text: called('texte', 'text', ownText),
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

export const specialRule = entity({
  title: called('titre', 'title', orElse(authorText, {})),
  text: called('texte', 'text', orElse(authorText, {})),
  /** Rules, options and house tables that it changes, by their ids. */
  changes: called('règles changées', 'rules changed', orElse(list(id()), [])),
  /** Order among them; a fraction where it was put between two. */
  rank: called('rang', 'rank', orElse(number(-MAX_RANK, MAX_RANK), 0)),
})
export const specialRules = record(
  ids(),
  thing(
    { noun: localized('règle spéciale', 'special rule'), by: ['title'], knownBy: ['title'] },
    specialRule,
  ),
)
