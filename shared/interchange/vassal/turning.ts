/** The facing of a piece: the steps by which it turns, and the commands that all counters have in common. */
import { type Counter } from '#shared/document/armies'
import { facingAngle } from '#shared/hex/facing'
import { directionAngle, vertexAngle } from '#shared/hex/layout'
import { solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type ShownState } from '#shared/rules/contract/cardboard'
import { lying } from './cardPictures'
import { type CounterSlot } from './counterSlots'
import { evenPixels } from './pictures'
import { type FromPrototype } from './pieces'
import { type ModuleSetting, pxPerMm, say } from './setting'
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

/** @param begun the counter as it begins; absent = in the palette */
export function handling(
  setting: ModuleSetting,
  turning: Turning,
  begun: Counter | undefined,
): FromPrototype {
  const { facings, base } = turning
  const kind = base === 0 ? '' : ' +'
  const words = { right: say(setting, 'turnRight'), left: say(setting, 'turnLeft') }
  const corner = Math.round(setting.hexPx * 0.22)
  return {
    prototype: `${say(setting, 'handling')}, ${facings}${kind} ${say(setting, 'facings')}`,
    traits: [
      traits.marksMoves(movedSign(setting), say(setting, 'moved'), { x: corner, y: -2 * corner }),
      traits.trail(say(setting, 'trail')),
      traits.reports([KEYS.turnRight, KEYS.turnLeft], say(setting, 'turns')),
      traits.reports([KEYS.nextFace, KEYS.previousFace], say(setting, 'shows')),
      traits.deletes(say(setting, 'delete')),
      traits.clones(say(setting, 'clone')),
      traits.rotates(facings, begun ? facingIndex(setting, turning, begun) : 0, words),
    ],
  }
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
