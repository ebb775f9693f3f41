/** The layout of a card whose name needs more height than is kept for it: what stands below gives way. */
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Box, type CardLayout, type NumberPlaces, type Place } from './cardLayout'

/** Half the height of a number's digits, em. */
const HALF_DIGIT = 0.357

/** @param drop the height that the name takes from the parts below it, in units of the layout */
export function lowered(layout: CardLayout, drop: number): CardLayout {
  const { panel, strip, name, badges } = layout
  const onPanel = name.y > panel.top
  const middle = (panel.top + panel.bottom) / 2
  const { numbers, shift } = squeezed(layout.numbers, drop)
  const y = (at: number): number => (at < middle ? at + drop : shift(at))
  const box = <T extends Box>(one: T): T => ({ ...one, top: y(one.top) })
  const part = <T extends { readonly y: number }>(one: T): T => ({ ...one, y: y(one.y) })
  const [first, ...others] = [...badges].sort((a, b) => b[1] - a[1]) as [Place, ...Place[]]
  return {
    ...layout,
    ...(!onPanel && { panel: box(panel) }),
    ...(strip && { strip: strip.top === panel.top ? box(strip) : strip }),
    figure: box(layout.figure),
    narrowFigure: box(layout.narrowFigure),
    wound: box(layout.wound),
    numbers,
    code: part(layout.code),
    hex: part(layout.hex),
    name: { ...name, y: name.y + drop / 2 },
    pip: part(layout.pip),
    steps: box(layout.steps),
    // From the lowest row up: the upper one is where the code stands now.
    badges: [first, ...others],
  }
}

// A row stays as it is. Numbers one under another shrink towards the lowest; what stands between them follows.
function squeezed(
  numbers: NumberPlaces,
  drop: number,
): { readonly numbers: NumberPlaces; readonly shift: (y: number) => number } {
  const ys = numbers.at.map(([, y]) => y)
  if (ys.every((y) => y === ys[0])) return { numbers, shift: (y) => y }
  const top = leastOf(ys) - HALF_DIGIT * numbers.size
  const bottom = greatestOf(ys) + HALF_DIGIT * numbers.size
  const by = (bottom - top - drop) / (bottom - top)
  const shift = (y: number): number => bottom - (bottom - y) * by
  const place = ([x, y]: Place): Place => [x, shift(y)]
  const [attack, defence, movement] = numbers.at
  const at = [place(attack), place(defence), place(movement)] as const
  return { numbers: { ...numbers, at, size: numbers.size * by, marks: numbers.marks * by }, shift }
}
