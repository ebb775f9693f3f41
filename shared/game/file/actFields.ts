/** The fields of acts as a file has them. An act of a kind that this version does not know may be read; playing it refuses it. */
import { localized } from '#shared/i18n/localized'
import {
  type Decoder,
  flag,
  integer,
  isObject,
  list,
  objectAt,
  oneOf,
  plain,
  within,
  words,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type GameAct } from '../contract'

const FAR = 10_000
const hex: Decoder<unknown> = (value, at) => {
  const { q, r } = objectAt(value, at)
  within(at, 'q', () => integer(-FAR, FAR)(q, at))
  within(at, 'r', () => integer(-FAR, FAR)(r, at))
  return value
}
const hexName = plain(
  localized('une case "q,r"', 'a hex "q,r"'),
  (value): value is string => typeof value === 'string' && /^-?\d{1,5},-?\d{1,5}$/.test(value),
)
const facing: Decoder<unknown> = (value, at) => {
  const { kind, index } = objectAt(value, at)
  within(at, 'kind', () => oneOf(['side', 'vertex'])(kind, at))
  within(at, 'index', () => integer(0, 5)(index, at))
  return value
}
const hexside: Decoder<unknown> = (value, at) => {
  const { hex: own, direction } = objectAt(value, at)
  within(at, 'hex', () => hex(own, at))
  within(at, 'direction', () => integer(0, 2)(direction, at))
  return value
}
const turnInPlace: Decoder<unknown> = (value, at) => {
  const { after, facing: shown } = objectAt(value, at)
  within(at, 'after', () => integer(0, FAR)(after, at))
  within(at, 'facing', () => facing(shown, at))
  return value
}
const either =
  (one: Decoder<unknown>, other: Decoder<unknown>): Decoder<unknown> =>
  (value, at) =>
    (isObject(value) ? one : other)(value, at)
const effect: Decoder<unknown> = (value, at) => {
  const { kind } = objectAt(value, at)
  within(at, 'kind', () => oneOf(['state', 'moved', 'removed'])(kind, at))
  return fieldsOf(value, at)
}

const FIELDS: Readonly<Record<string, Decoder<unknown>>> = {
  counter: words,
  firer: words,
  thrower: words,
  leader: words,
  of: words,
  from: words,
  reinforcement: words,
  option: words,
  by: either(hex, words),
  as: words,
  placement: words,
  face: words,
  how: words,
  target: either(hex, words),
  to: either(hex, words),
  hex: either(hex, hexName),
  attackers: list(words),
  defenders: list(words),
  charging: either(hex, orFlag),
  path: list(hex),
  track: list(hex),
  at: hex,
  unturned: list(integer(1, FAR)),
  turns: list(turnInPlace),
  hexside,
  through: list(hexName),
  way: integer(0, 5),
  hits: integer(0, FAR),
  facing,
  met: flag,
  wall: flag,
  hidden: flag,
  members: list(fieldsOf),
  group: list(fieldsOf),
  effects: list(effect),
}

function orFlag(value: unknown, at: Parameters<Decoder<unknown>>[1]): unknown {
  return Array.isArray(value) ? list(words)(value, at) : flag(value, at)
}

function fieldsOf(value: unknown, at: Parameters<Decoder<unknown>>[1]): unknown {
  for (const [key, found] of Object.entries(objectAt(value, at)))
    if (Object.hasOwn(FIELDS, key)) within(at, key, () => FIELDS[key]?.(found, at))
  return value
}

/** An act with a kind, each field that is known of its shape. */
export const gameAct: Decoder<GameAct> = (value, at) => {
  const { kind } = objectAt(value, at)
  if (typeof kind !== 'string' || kind === '')
    return refuse([...at.path, 'kind'], kind, localized('le nom d’un acte', 'the name of an act'))
  return fieldsOf(value, at) as GameAct
}
