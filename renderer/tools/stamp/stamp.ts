/**
 * Lays a piece of a map that was copied or chosen from the library: its ghost hangs under the pointer until a click or Enter lays
 * it; with Shift it stays in the hand. R and F turn and mirror it there (see the actions), Escape gives it up.
 */
import { pasteRegion } from '#shared/commands/pasteRegion'
import { knownTo } from '#shared/document/eyes'
import { type RegionClip } from '#shared/document/region/clip'
import { laidRegion } from '#shared/document/region/laid'
import { type CounterId } from '#shared/document/ids'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../../editor/ports/toolContext'
import { countedHexes } from '../words/counted'
import { IDLE, onRelease, type ReleaseState } from '../gestures/release'
import { defineTool } from '../gestures/tool'
import { ghost } from './ghost'

function lay(at: Axial, keeps: boolean, context: ToolContext): void {
  const { options, scenario, ruleset, idCode } = context
  const { eyes } = context.view
  if (!options.clip) return
  const { stampParts: parts, stampThrough: through } = options
  const clip = laidRegion(options.clip, knownTo(eyes, scenario), at, {
    parts,
    through,
    openTerrain: ruleset.openTerrain,
  })
  context.gesture.begin()
  const refused = context.gesture.run(pasteRegion, { clip, at: hexKey(at), idCode, eyes })
  context.gesture.commit()
  if (refused || keeps || clip.stamp) return
  context.useTool('select')
  if (clip.only) return selectNew(new Set(Object.keys(scenario.counters)), context)
  const hexes = Object.keys(clip.hexes).map((key) => addHex(parseHexKey(key as HexKey), at))
  const laid = hexes.filter((hex) => onGrid(hex, context.layout.grid)).map(hexKey)
  context.select({ kind: 'hexes', hexes: laid })
}

function selectNew(before: ReadonlySet<string>, context: ToolContext): void {
  const counters = (Object.keys(context.scenario.counters) as CounterId[]).filter((id) => !before.has(id))
  if (counters.length > 0) context.select({ kind: 'counters', counters })
}

/** The name of the piece in hand: that of its stamp, else its size. */
function held(clip: RegionClip): Localized {
  if (clip.stamp) return clip.stamp.name
  if (!clip.only) return countedHexes(Object.keys(clip.hexes).length)
  const count = Object.keys(clip.counters).length
  return localized(`${count} pion${count > 1 ? 's' : ''}`, `${count} counter${count > 1 ? 's' : ''}`)
}

export const stamp = defineTool<ReleaseState>({
  id: 'stamp',
  name: localized('Tampon', 'Stamp'),
  hint: localized(
    'Choisissez un tampon, ou collez ce qui est copié\u202f; R tourne, F retourne, Échap renonce.',
    'Choose a stamp, or paste what was copied; R turns, F mirrors, Escape gives up.',
  ),
  icon: 'stamp',
  shortcut: 'I',
  initial: IDLE,
  target: () => 'hex',
  on: (state, event, context) =>
    onRelease(state, event, ({ at, modifiers }) => lay(at.hex, modifiers.shift, context)),
  key(key, context, pointed) {
    if (key === 'Escape') context.useTool('select')
    else if (key === 'Enter' && pointed && context.options.clip) lay(pointed.hex, false, context)
    else return false
    return true
  },
  overlay: (_state, pointed, context) =>
    pointed && context.options.clip ? ghost(context.options.clip, pointed.hex, context) : [],
  status(_state, { options }) {
    if (!options.clip)
      return localized('rien en main\u202f: choisissez un tampon.', 'nothing in the hand: choose a stamp.')
    const { fr, en } = held(options.clip)
    return localized(
      `${fr}\u202f: cliquez pour poser\u202f; R tourne, F retourne, Échap renonce`,
      `${en}: click to lay; R turns, F mirrors, Escape gives up`,
    )
  },
})
