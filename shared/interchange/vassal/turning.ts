/** The facing of a piece: the steps by which it turns, and the commands that all counters have in common. */
import { type Counter } from '#shared/document/armies'
import { facingInWords } from '#shared/document/facingInWords'
import { direction } from '#shared/hex/direction'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { directionAngle, vertexAngle } from '#shared/hex/layout'
import { solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type ShownState } from '#shared/rules/contract/cardboard'
import { lying } from './cardPictures'
import { type CounterSlot } from './counterSlots'
import { evenPixels } from './pictures'
import { type FromPrototype } from './pieces'
import { type ModuleSetting, pxPerMm, say } from './setting'
import { spoken } from './strings'
import * as traits from './traits'
import { KEYS } from './traits'

export interface Turning {
  readonly facings: 6 | 12
  /** The first of them, radians clockwise from up. */
  readonly base: number
}

/**
 * By sides or by vertices alone where the rules say so of its faces; through all twelve where they differ or leave it free. Counters that
 * come and go decide nothing, but one that looks where the rules forbid it: a saved piece turns the picture of a later edition.
 */
export function turningOf(
  setting: ModuleSetting,
  { example, counters }: CounterSlot,
  faces: readonly Pick<ShownState, 'face' | 'status'>[],
): Turning {
  const { scenario, ruleset } = setting
  const { grid } = scenario.map
  const ruled = new Set<string>(
    faces.map(({ face, status }) => ruleset.facingKind(scenario, lying(example, { face, status }))),
  )
  // The dead face as they fell.
  ruled.delete('any')
  const [kind] = ruled
  const isKept = counters.every((id) => (scenario.counters[id]?.facing.kind ?? kind) === kind)
  if (ruled.size !== 1 || !isKept || (kind !== 'side' && kind !== 'vertex')) return { facings: 12, base: 0 }
  const angle = kind === 'side' ? directionAngle(0, grid) : vertexAngle(0, grid)
  const sixth = Math.PI / 3
  return { facings: 6, base: ((angle % sixth) + sixth) % sixth }
}

function facingIndex({ scenario }: ModuleSetting, { facings, base }: Turning, counter: Counter): number {
  const turned = facingAngle(counter.facing, scenario.map.grid) - base
  const steps = Math.round((turned * facings) / (2 * Math.PI))
  return ((steps % facings) + facings) % facings
}

/** The facings of a piece, in the order of its steps. */
export function facingsOf({ facings, base }: Turning, grid: Pick<Grid, 'orientation'>): Facing[] {
  const twelve = (['side', 'vertex'] as const).flatMap((kind) =>
    [0, 1, 2, 3, 4, 5].map((index): Facing => ({ kind, index: direction(index) })),
  )
  return Array.from({ length: facings }, (_, step) => {
    const angle = base + (step * 2 * Math.PI) / facings
    const off = (facing: Facing): number => 1 - Math.cos(facingAngle(facing, grid) - angle)
    return twelve.reduce((best, one) => (off(one) < off(best) ? one : best))
  })
}

/** @param begun the counter as it begins; absent = in the palette @param isLong some of its faces lie on two hexes, both reported */
export function handling(
  setting: ModuleSetting,
  turning: Turning,
  begun: Counter | undefined,
  isLong: boolean,
): FromPrototype {
  const { facings, base } = turning
  const { grid } = setting.scenario.map
  const directions = facingsOf(turning, grid).map((facing) => {
    const words = spoken(facingInWords(facing, grid)[setting.language])
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
  const kind = base === 0 ? '' : ' +'
  const words = { right: say(setting, 'turnRight'), left: say(setting, 'turnLeft') }
  const corner = Math.round(setting.hexPx * 0.22)
  const facing = facingWords(setting, turning)
  const turns = say(setting, isLong ? 'turnsLong' : 'turns')
  return {
    prototype: [
      say(setting, 'handling'),
      `${facings}${kind} ${say(setting, 'facings')}`,
      ...(isLong ? [say(setting, 'rearHex').toLowerCase()] : []),
    ].join(', '),
    traits: [
      traits.marksMoves(movedSign(setting), say(setting, 'moved'), { x: corner, y: -2 * corner }),
      traits.trail(say(setting, 'trail')),
      traits.reports(
        [KEYS.turnRight, KEYS.turnLeft, traits.CHOOSES_FACING],
        facing ? `${turns} $FacingWords$` : turns,
      ),
      traits.reports([KEYS.nextFace, KEYS.previousFace, traits.CHOOSES_FACE], say(setting, 'shows')),
      ...(facing ? [facing] : []),
      ...traits.choice('Facing', say(setting, 'toTurn'), directions, traits.CHOOSES_FACING),
      traits.deletes(say(setting, 'delete')),
      traits.clones(say(setting, 'clone')),
      traits.rotates(facings, begun ? facingIndex(setting, turning, begun) : 0, words),
    ],
  }
}

/** "towards 2 o’clock, a hexside", for the report of a turn. Under a mask nobody should learn it. */
function facingWords(
  { ruleset, scenario, language }: ModuleSetting,
  turning: Turning,
): traits.Trait | undefined {
  if (ruleset.concealedFace) return undefined
  const { grid } = scenario.map
  const words = facingsOf(turning, grid).map((facing) => `"${spoken(facingInWords(facing, grid)[language])}"`)
  const choices = words.map((one, index) =>
    index === words.length - 1 ? one : `Facing_Facing == ${index + 1} ? ${one} : `,
  )
  return traits.calculated('FacingWords', `{ ${choices.join('')} }`)
}

/** A round sign in the corner of what has moved. */
function movedSign(setting: ModuleSetting): string {
  const radius = 0.085 * setting.scenario.map.hexMm
  const size = evenPixels(1.2 * radius * pxPerMm(setting))
  return setting.pictures.add({ key: 'moved', stem: 'moved' }, () => ({
    width: size,
    height: size,
    paint: () => [
      {
        kind: 'path',
        path: new PathBuilder().circle(0, 0, radius).build(),
        fill: solid('#f2c230'),
        stroke: { color: '#14100a', width: 0.2 * radius },
      },
    ],
  }))
}
