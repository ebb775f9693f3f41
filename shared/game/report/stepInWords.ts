/** One decision of a game in words: who, what, where, the dice, the chances, the rules that decided it. */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { joined, type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { addFractions, ZERO } from '#shared/rules/chances/fraction'
import { chanceInWords } from '#shared/rules/chances/chanceInWords'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Decision, type GameAct, type MoveAct, type Resolved, type Thrown } from '../contract'
import { playOf } from '../opening'
import { handInWords } from './handInWords'
import { ownActInWords } from './ownActInWords'
import { type ReportedStep } from './reportedStep'

/** Nothing to say of what changes nothing that anybody would see: the end of a phase shows in the headings. */
export function stepInWords({ before, decision, applied, act }: ReportedStep): Localized[] {
  const { scenario } = before.play
  if (act.kind === 'next-phase') return []
  const announced = act.kind === 'move' && applied.state.stage.kind === 'moving'
  const head = announced
    ? announcedMove(before.play, { ...act, kind: 'move' })
    : (announcedAct(before.play, act, decision) ?? aboutTurnInWords(scenario, act))
  const rolls = applied.rolls.map((roll) => rollInWords(scenario, roll))
  const became = applied.resolved.flatMap((one, index) =>
    head === undefined && index === 0 ? [] : becameInWords(before.play, one, index > 0),
  )
  const said = head ?? saidByOutcome(scenario, act, applied.resolved[0])
  const rules = [...new Set(applied.rolls.flatMap(({ because }) => because.map(({ rule }) => rule)))]
  const facts = [...rolls, ...became, ...handInWords(scenario, act)]
  const told = facts.length === 0 ? said : followedBy(said, facts)
  return [rules.length > 0 ? joined([told, sameInBoth(`(${rules.join(', ')})`)], ' ') : told]
}

function followedBy(said: Localized, facts: readonly Localized[]): Localized {
  const [fr, en] = [facts.map((fact) => fact.fr).join('\u202f; '), facts.map((fact) => fact.en).join('; ')]
  return localized(`${said.fr}\u202f: ${fr}`, `${said.en}: ${en}`)
}

/** Its outcome would not say what was done. */
function aboutTurnInWords(scenario: Scenario, act: GameAct): Localized | undefined {
  if (act.kind !== 'about-turn') return undefined
  const who = counterName(scenario, act.counter)
  return localized(`${who}, demi-tour`, `${who}, about-turn`)
}

/** "Wat, stays and is wounded"; without a name where nobody does it alone. */
function saidByOutcome(scenario: Scenario, act: GameAct, first: Resolved | undefined): Localized {
  // What waits for a result by hand has no outcome yet.
  const outcome = first?.outcome.name ?? ownActInWords(scenario, act) ?? sameInBoth(act.kind)
  const who = whoActs(act)
  return who === undefined ? outcome : joined([sameInBoth(counterName(scenario, who)), outcome])
}

function whoActs(act: GameAct): CounterId | undefined {
  const named = act as {
    readonly counter?: CounterId
    readonly firer?: CounterId
    readonly from?: CounterId
    readonly leader?: CounterId
    readonly thrower?: CounterId
  }
  return named.counter ?? named.firer ?? named.from ?? named.leader ?? named.thrower
}

function hexName(scenario: Scenario, hex: Axial | undefined): string {
  return hex ? nameOfHex(scenario, hex) : '?'
}

/** The act itself; undefined for one that its outcome says well enough. */
export function announcedAct(
  { scenario }: PlayState,
  act: GameAct,
  { counter: about, at: where }: Pick<Decision, 'counter' | 'at'>,
): Localized | undefined {
  const names = (ids: readonly CounterId[]): string => ids.map((id) => counterName(scenario, id)).join(', ')
  const at = (id: CounterId): string => {
    const hex = scenario.counters[id]?.hex
    return hexName(scenario, hex === undefined ? undefined : parseHexKey(hex))
  }
  switch (act.kind) {
    case 'fire': {
      const [from, to] = [names([act.firer]), names([act.target])]
      const where = act.at ? hexName(scenario, act.at) : at(act.target)
      const head = localized(
        `${from} (${at(act.firer)}), tir sur ${to}`,
        `${from} (${at(act.firer)}), fire at ${to}`,
      )
      return where === at(act.target)
        ? localized(`${head.fr} (${where})`, `${head.en} (${where})`)
        : localized(`${head.fr} à son passage en ${where}`, `${head.en} as it comes to ${where}`)
    }
    case 'fight': {
      const [one, other] = [names(act.attackers), names(act.defenders)]
      const where = act.defenders[0] ? at(act.defenders[0]) : '?'
      return localized(
        `${one}, combat contre ${other} (${where})`,
        `${one}, fight against ${other} (${where})`,
      )
    }
    case 'move':
    case 'retreat':
    case 'advance': {
      const [who, from, to] = [names([act.counter]), at(act.counter), hexName(scenario, act.path.at(-1))]
      if (isTurnInPlace(act))
        return localized(`${who}, pivot sur place en ${from}`, `${who}, turn in place at ${from}`)
      const { fr, en } = WAYS[act.kind]
      return localized(`${who}, ${fr} de ${from} à ${to}`, `${who}, ${en} from ${from} to ${to}`)
    }
    case 'go': {
      const [who, from, to] = [names([act.counter]), at(act.counter), hexName(scenario, act.to)]
      return localized(`${who}, mouvement de ${from} à ${to}`, `${who}, move from ${from} to ${to}`)
    }
    case 'place': {
      const [who, to] = [names([act.counter]), hexName(scenario, parseHexKey(act.hex))]
      return localized(`${who} en ${to}`, `${who} at ${to}`)
    }
    case 'throw-naphtha': {
      const [who, to] = [names([act.thrower]), hexName(scenario, act.target)]
      return localized(`${who}, naphte lancé vers ${to}`, `${who}, naphtha thrown at ${to}`)
    }
    case 'choose':
      return about === undefined ? undefined : chooserInWords(counterName(scenario, about), scenario, where)
    case 'attack': {
      const [from, to] = [names([act.from]), names([act.to])]
      return localized(`${from}, attaque contre ${to}`, `${from}, attack on ${to}`)
    }
    default:
      return undefined
  }
}

/** The hex of the mover distinguishes the several decisions of one counter on one way. */
function chooserInWords(name: string, scenario: Scenario, where: Axial | undefined): Localized {
  if (!where) return sameInBoth(name)
  const hex = hexName(scenario, where)
  return localized(`${name}, au passage en ${hex}`, `${name}, as it comes to ${hex}`)
}

/** A move that leads to no other hex (HS-MOV-5, SV-MOV-1). */
function isTurnInPlace({ kind, path }: { readonly kind: string; readonly path: readonly Axial[] }): boolean {
  return kind === 'move' && path.length === 0
}

const WAYS: Readonly<Record<'move' | 'retreat' | 'advance', Localized>> = {
  move: localized('mouvement', 'move'),
  retreat: localized('retraite', 'retreat'),
  advance: localized('avance', 'advance'),
}

function rollInWords(scenario: Scenario, { name, by, dice, faces, total, modifiers }: Thrown): Localized {
  const sum = modifiers.reduce((all, { value }) => all + value, 0)
  const shown = dice.length > 1 ? `${dice.join(' + ')} = ${total}` : String(total)
  const modified =
    sum === 0 ? '' : ` (${signed(sum)} = ${total + sum < 0 ? signed(total + sum) : total + sum})`
  const who = by === undefined ? '' : ` (${counterName(scenario, by)})`
  const kind = `${dice.length}D${faces}`
  return localized(
    `${name.fr}${who} ${kind} ${shown}${modified}`,
    `${name.en}${who} ${kind} ${shown}${modified}`,
  )
}

function announcedMove(play: PlayState, act: MoveAct): Localized {
  const { scenario } = play
  const who = counterName(scenario, act.counter)
  if (isTurnInPlace(act))
    return localized(`${who}, pivot sur place annoncé`, `${who}, turn in place announced`)
  const to = hexName(scenario, act.path.at(-1))
  return localized(`${who}, mouvement annoncé vers ${to}`, `${who}, move announced to ${to}`)
}

/** Outcomes that the act itself says. */
const SILENT = ['done', 'placed', 'unhurt', 'ready', 'attack', 'awaits']

/** @param next the act follows from the one that was decided: a move after the shots at it. */
function becameInWords(
  play: PlayState,
  { act, outcome: { id, name }, effects }: Resolved,
  next: boolean,
): Localized[] {
  const moved = next && act.kind === 'move' ? effects.find(({ kind }) => kind === 'moved') : undefined
  const where = moved?.kind === 'moved' ? [arrivalAt(hexName(play.scenario, parseHexKey(moved.hex)))] : []
  if (SILENT.includes(id)) return where
  const chance = chanceOf(play, act, id)
  const became = chance ? localized(`${name.fr} (${chance.fr})`, `${name.en} (${chance.en})`) : name
  return [...where, next && act.kind === 'fire' ? shotOnWay(play.scenario, act, became) : became]
}

/** A shot that fell on a move: there may have been several. */
function shotOnWay(scenario: Scenario, { firer, at }: FireAct, became: Localized): Localized {
  const [hex, who] = [hexName(scenario, at), counterName(scenario, firer)]
  return localized(`tir en ${hex} (${who}), ${became.fr}`, `shot at ${hex} (${who}), ${became.en}`)
}

function arrivalAt(hex: string): Localized {
  return localized(`le mouvement mène en ${hex}`, `the move leads to ${hex}`)
}

/** The exact chance of an outcome, of the acts of one table. */
function chanceOf(play: PlayState, act: GameAct, id: string): Localized | undefined {
  if (act.kind !== 'fire' && act.kind !== 'fight' && act.kind !== 'burn') return undefined
  const { outcomes = [] } = playOf(play.scenario).judge(play, act as Act)
  const chance = outcomes.reduce((sum, one) => (one.id === id ? addFractions(sum, one.chance) : sum), ZERO)
  return chance.numerator === 0n ? undefined : chanceInWords(chance)
}
