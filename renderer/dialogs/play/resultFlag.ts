/** The result of the last line of a game where it happened, for the map of its table: a flag with its words (PLY-1). Millimetres. */
import { type Eyes, isConcealed } from '#shared/document/eyes'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { capHeight, placeText, textWidth } from '#shared/painter/text'
import { type GameState, type Resolved } from '#shared/game/contract'
import { knownStep } from '#shared/game/report/knownStep'
import { targetsOf } from '#shared/game/table/choices'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { headline } from '../../i18n/language'
import { hexOutline, type OverlayFrame } from '../../tools/overlay/marks'

/** A result and its hex. */
interface Told {
  readonly hex: HexKey
  readonly name: Localized
}

/** The results of the last decision, of its last acts: a shot may stop a move. None of what these eyes do not see. */
export function lastResults(game: PlayedGame, eyes: Eyes, language: Language): readonly Told[] {
  const made = game.steps[game.at - 1]
  const step = made && knownStep(made, eyes, language)
  return step ? step.applied.resolved.flatMap((one) => toldOf(step.before, one, eyes)) : []
}

function toldOf(before: GameState, { act, outcome, effects }: Resolved, eyes: Eyes): Told | [] {
  const { scenario } = before.play
  if (act.kind === 'fire' || act.kind === 'fight') {
    const [target] = act.kind === 'fire' ? [act.target] : act.defenders
    const counter = target === undefined ? undefined : scenario.counters[target]
    const [hex] = targetsOf(before, act)
    if (!counter || hex === undefined || isConcealed(scenario, counter, eyes)) return []
    return { hex, name: outcome.name }
  }
  if (act.kind !== 'move' && act.kind !== 'retreat' && act.kind !== 'advance') return []
  const { [act.counter]: counter } = scenario.counters
  const moved = effects.find((effect) => effect.kind === 'moved' && effect.counter === act.counter)
  const hex = moved?.kind === 'moved' ? moved.hex : counter?.hex
  if (outcome.id === 'unhurt' || outcome.id === 'awaits') return []
  if (!counter || hex === undefined || isConcealed(scenario, counter, eyes)) return []
  return { hex, name: outcome.name }
}

const SIZE_PX = 13
const PADDING_PX = 6
const GROUND = '#1c1917'
const INK = '#ffffff'
/** A flag is read at a glance: the report has the rest. */
const LONGEST = 44

export function resultFlags(
  game: PlayedGame,
  looks: { readonly eyes: Eyes; readonly language: Language },
  frame: OverlayFrame,
): DrawOp[] {
  return lastResults(game, looks.eyes, looks.language).flatMap(({ hex, name }) =>
    flagOps(hex, headline(name[looks.language]), frame),
  )
}

function flagOps(hex: HexKey, words: string, frame: OverlayFrame): DrawOp[] {
  const text = words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words
  const { mmPerPx, layout } = frame
  const [size, padding] = [SIZE_PX * mmPerPx, PADDING_PX * mmPerPx]
  const { x, y } = hexCenter(parseHexKey(hex), layout)
  const width = textWidth(text, 'sans-bold', size) + 2 * padding
  const height = capHeight('sans-bold', size) + 2 * padding
  const top = y - layout.hexMm * 0.62 - height
  const box = new PathBuilder().rect(x - width / 2, top, width, height).build()
  return [
    ...hexOutline(parseHexKey(hex), frame, 'flash'),
    { kind: 'path', path: box, fill: solid(GROUND, 0.88) },
    placeText({
      text,
      x,
      y: top + height - padding,
      font: 'sans-bold',
      size,
      color: INK,
      anchor: 'middle',
    }),
  ]
}
