/** Counters and hexes as tables: to be searched, read aloud, and to find on the map. */
import { called } from '#shared/document/called'
import { sideOf } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { hexCount, hexesOfGrid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { fit, wordsOf } from '#shared/i18n/search'
import { cardPicture, faceOf } from '../hex/cardPicture'
import { type Drawing, namedNumbers } from '../hex/hexCard'
import { counterInWords, groundInWords, sidesInWords, stackAt } from '../hex/hexWords'
import { element, holding } from '../page/element'
import { say } from '../page/language'
import { type Shown } from '../page/shown'

const TEXT = {
  find: localized('Chercher', 'Search'),
  counter: localized('Pion', 'Counter'),
  state: localized('État', 'State'),
  numbers: localized('Valeurs', 'Values'),
  hex: localized('Case', 'Hex'),
  ground: localized('Terrain', 'Ground'),
  sides: localized('Bords', 'Sides'),
  counters: localized('Pions', 'Counters'),
  none: localized('Rien ne correspond.', 'Nothing matches.'),
  more: localized(
    'Seules les premières lignes sont montrées\u202f: cherchez plus précisément.',
    'Only the first lines are shown: search more closely.',
  ),
  offMap: localized('hors carte', 'off the map'),
  hexes: localized('Toutes les cases', 'All hexes'),
}

/** A line that is found by its words. */
interface Line {
  readonly words: readonly string[]
  cells(): HTMLElement[]
}

/** A page of lines: more would make the document slow. */
const MOST = 500

/** A table under a field that filters it. */
function searchable(label: Localized, heads: readonly Localized[], lines: readonly Line[]): HTMLElement[] {
  const field = element('input', { type: 'search', 'aria-label': `${say(TEXT.find)}, ${say(label)}` })
  field.placeholder = say(TEXT.find)
  const body = element('tbody')
  const note = element('p', { class: 'note', role: 'status' })
  const fill = (): void => {
    const sought = wordsOf(field.value)
    const found = lines.filter(({ words }) => fit(words, sought) !== undefined)
    holding(
      body,
      found.slice(0, MOST).map(({ cells }) => element('tr', {}, ...cells())),
    )
    note.textContent = found.length === 0 ? say(TEXT.none) : found.length > MOST ? say(TEXT.more) : ''
  }
  field.addEventListener('input', fill)
  fill()
  const head = element('tr', {}, ...heads.map((words) => element('th', { scope: 'col' }, say(words))))
  const caption = element('caption', { class: 'aloud' }, say(label))
  return [field, note, element('table', { class: 'lines' }, caption, element('thead', {}, head), body)]
}

/** A button that shows a hex on the map. */
function placeButton({ scenario }: Shown, hex: Axial, find: (hex: Axial) => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'place' }, nameOfHex(scenario, hex))
  button.addEventListener('click', () => find(hex))
  return button
}

/** A table for each side, in the order of play; then those of no side. */
export function counterTables(shown: Shown, drawing: Drawing, find: (hex: Axial) => void): HTMLElement[] {
  const { scenario } = shown
  const ids = Object.keys(scenario.counters) as CounterId[]
  const sides: (SideId | undefined)[] = [...sidesInOrder(scenario), undefined]
  return sides.flatMap((side) => {
    const own = ids.filter((id) => sideOf(scenario, scenario.counters[id] as Counter) === side)
    if (own.length === 0) return []
    const name =
      side === undefined ? localized('Sans camp', 'No side') : sameInBoth(called(scenario.sides[side], side))
    const heads = [TEXT.counter, TEXT.state, TEXT.numbers, TEXT.hex]
    return [
      element('h3', {}, say(name)),
      ...searchable(
        name,
        heads,
        own.map((id) => counterLine(shown, id, drawing, find)),
      ),
    ]
  })
}

function counterLine(
  shown: Shown,
  id: CounterId,
  { style, host }: Drawing,
  find: (hex: Axial) => void,
): Line {
  const { name, state } = counterInWords(shown, id)
  const hexKey = shown.scenario.counters[id]?.hex
  const hex = hexKey === undefined ? undefined : parseHexKey(hexKey)
  const place = hex ? nameOfHex(shown.scenario, hex) : say(TEXT.offMap)
  return {
    words: wordsOf(`${name} ${say(state)} ${place}`),
    cells() {
      const face = faceOf(shown, id)
      const numbers = face ? namedNumbers(shown, face) : []
      const title = numbers.map((one) => `${say(one.name)} ${one.value}`).join(', ')
      return [
        element(
          'th',
          { scope: 'row' },
          element('span', { class: 'row' }, ...(face ? [cardPicture(face, style, host)] : []), name),
        ),
        element('td', {}, say(state)),
        element('td', { title, class: 'figures' }, numbers.map(({ value }) => value).join(' / ')),
        element('td', {}, hex ? placeButton(shown, hex, find) : place),
      ]
    },
  }
}

/** All hexes, row by row, as far as a page holds them: the field finds the others. */
export function hexTable(shown: Shown, find: (hex: Axial) => void): HTMLElement[] {
  const { scenario } = shown
  const { grid } = scenario.map
  const lines = [...hexesOfGrid(grid)].map((hex): Line => {
    const words = (list: readonly Localized[], between: string): string => list.map(say).join(between)
    const ground = words(groundInWords(shown, hex), ', ')
    // Searching a very large map by what stands on each side would take long.
    const sides = hexCount(grid) > 20_000 ? '' : words(sidesInWords(shown, hex), '; ')
    const who = stackAt(shown, hex)
      .map((id) => counterInWords(shown, id).name)
      .join(', ')
    return {
      words: wordsOf(`${nameOfHex(scenario, hex)} ${ground} ${sides} ${who}`),
      cells: () => [
        element('th', { scope: 'row' }, placeButton(shown, hex, find)),
        element('td', {}, ground),
        element('td', {}, sides),
        element('td', {}, who),
      ],
    }
  })
  return searchable(TEXT.hexes, [TEXT.hex, TEXT.ground, TEXT.sides, TEXT.counters], lines)
}
