/** Judges how a unit beside a hex may come in, and tells whose facing changes by it (CM-STK, CM-ORI-3, CM-ORI-5). */
import { type Axial, hexKey } from '#shared/hex/axial'
import { directionTo, neighbors } from '#shared/hex/direction'
import { facingName } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerItem } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { facingWith, mayHead, turnedByJoining } from '../facing/facing'
import { mayPass } from '../ground/crossing'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayPassThrough, mayStop } from '../stacking/stacking'
import { stepped } from '../units/displaced'
import { type Unit } from '../units/unit'

/**
 * May a unit beside the hex come in and stay, in the placement it has? The value says how; undefined = it may not. One that
 * does not face the hex turns first: then the facings of the stack are its to choose, and are not asked.
 * @rule CM-STK-1 @rule CM-ORI-3 @rule CM-ORI-5
 */
export function comingIn(position: FantasyPosition, unit: Unit, hex: Axial): Ruling<Localized | undefined> {
  const from = unit.hexes.find((own) => neighbors(own).some((next) => hexKey(next) === hexKey(hex)))
  const way = from && directionTo(from, hex)
  if (!from || way === undefined) return ruling(undefined, because('CM-ADJ-1', { counter: unit.id }))
  const after = stepped(position, unit, way)
  const passages = unit.hexes.map((half, index) =>
    mayPass(position, unit, half, after.hexes[index] ?? hex, unit.placement),
  )
  const closed = passages.find(({ value }) => value === 'never')
  if (closed) return ruling(undefined, ...closed.because)
  const headed = mayHead(unit, hex, 'move')
  const stays = headed.value ? mayStop(position, after) : mayPassThrough(position, after)
  if (!stays.value) return ruling(undefined, ...stays.because)
  if (!headed.value) return ruling(localized('en se tournant d’abord', 'turning first'), ...headed.because)
  const minimal = passages.find(({ value }) => value === 'minimal')
  if (minimal) return ruling(localized('par un mouvement minimal', 'by a minimal move'), ...minimal.because)
  return ruling(localized('librement', 'freely'), ...stays.because)
}

/** A small unit takes the facing of the stack that it joins; a large one turns the small ones that it finds. @rule CM-ORI-5 */
export function joinItems(position: FantasyPosition, unit: Unit, hex: Axial): AnswerItem[] {
  const reason = because('CM-ORI-5', { counter: unit.id })
  const { value: taken } = facingWith(position, unit, hex)
  const own = unit.counter.facing
  const turned = turnedByJoining(position, unit, hex).filter(
    ({ counter: { facing } }) => facing.kind !== own.kind || facing.index !== own.index,
  )
  if (taken.kind !== own.kind || taken.index !== own.index) {
    const name = facingName(taken, position.scenario.map.grid)
    return [item(localized('orientation', 'facing'), localized(`prend ${name}`, `takes ${name}`), reason)]
  }
  if (turned.length === 0) return []
  const s = turned.length > 1 ? 's' : ''
  return [
    item(
      localized('fait tourner', 'turns'),
      localized(`${turned.length} petite${s} unité${s}`, `${turned.length} small unit${s}`),
      reason,
    ),
  ]
}
