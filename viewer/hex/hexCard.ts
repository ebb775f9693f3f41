/** The card beside the map: of a hex with its stack, or the answer about a line of sight. */
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { colon, type Localized, localized } from '#shared/i18n/localized'
import { type StyleId } from '#shared/painter/style'
import { type CanvasHost } from '#shared/painter/toCanvas'
import { element, holding } from '../page/element'
import { language, say } from '../page/language'
import { type Picture } from '../page/pictures'
import { type Shown } from '../page/shown'
import { cardPicture, faceOf } from './cardPicture'
import { counterInWords, coveredAt, groundInWords, sidesInWords, stackAt } from './hexWords'

const TEXT = {
  counters: localized('Pions', 'Counters'),
  topFirst: localized('celui du dessus d’abord', 'top one first'),
  covered: localized('Marqueur caché', 'Hidden marker'),
  coveredMore: localized('ce qu’il couvre n’est pas connu', 'what it covers is not known'),
}

export interface Drawing {
  readonly style: StyleId
  readonly host: CanvasHost<Picture>
}

/** The contents of the card of a hex. */
export function hexCard(shown: Shown, hex: Axial, drawing: Drawing): HTMLElement[] {
  const stack = stackAt(shown, hex)
  const covered = coveredAt(shown, hex)
  const sides = sidesInWords(shown, hex)
  return [
    element('h2', {}, nameOfHex(shown.scenario, hex)),
    element('p', { class: 'ground' }, capital(groundInWords(shown, hex).map(say).join(', '))),
    ...(sides.length > 0 ? [element('p', { class: 'sides' }, sides.map(say).join(' · '))] : []),
    ...(stack.length + covered > 0 ? [stackList(shown, stack, covered, drawing)] : []),
  ]
}

function stackList(
  shown: Shown,
  stack: readonly CounterId[],
  covered: number,
  drawing: Drawing,
): HTMLElement {
  const label = `${say(TEXT.counters)}${stack.length > 1 ? `, ${say(TEXT.topFirst)}` : ''}`
  return holding(element('ul', { class: 'stack', 'aria-label': label }), [
    ...stack.map((id) => element('li', {}, ...counterLine(shown, id, drawing))),
    ...Array.from({ length: covered }, () => element('li', {}, ...coveredLine(shown, drawing))),
  ])
}

function counterLine(shown: Shown, id: CounterId, { style, host }: Drawing): Node[] {
  const { name, side, state, color } = counterInWords(shown, id)
  const face = faceOf(shown, id)
  const dot = element('span', { class: 'dot', 'aria-hidden': 'true' })
  dot.style.background = color
  return [
    face ? cardPicture(face, style, host) : element('span', {}),
    element(
      'div',
      { class: 'who' },
      element('strong', {}, name),
      element('span', { class: 'side' }, dot, say(side)),
      element('span', {}, say(state)),
      ...(face ? [numbersOf(shown, face)] : []),
    ),
  ]
}

function coveredLine({ scene }: Shown, { style, host }: Drawing): Node[] {
  const face = scene.counters.find((one) => one.face.cache)?.face
  return [
    ...(face ? [cardPicture(face, style, host)] : []),
    element(
      'div',
      { class: 'who' },
      element('strong', {}, say(TEXT.covered)),
      element('span', {}, say(TEXT.coveredMore)),
    ),
  ]
}

const NUMBERS = ['attack', 'defence', 'movement'] as const

/** The numbers of a card, each with its name. */
export function namedNumbers(
  { ruleset }: Shown,
  face: Pick<NonNullable<ReturnType<typeof faceOf>>, (typeof NUMBERS)[number]>,
): readonly { readonly name: Localized; readonly value: string }[] {
  const { numbers, fields } = ruleset.counterSchema
  return NUMBERS.flatMap((stat, index) => {
    const name = numbers?.[index] ?? fields.find(({ id }) => id === stat)?.name
    return name && face[stat] !== '' ? [{ name, value: face[stat] }] : []
  })
}

function numbersOf(shown: Shown, face: NonNullable<ReturnType<typeof faceOf>>): HTMLElement {
  const words = namedNumbers(shown, face).map(
    ({ name, value }) => `${say(name)}${colon(language())} ${value}`,
  )
  return element('span', { class: 'numbers' }, words.join(' · '))
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** All of it in one sentence, for who hears the page. */
export function hexAloud(shown: Shown, hex: Axial): string {
  const stack = stackAt(shown, hex).map((id) => {
    const { name, side, state } = counterInWords(shown, id)
    return `${name} (${say(side)}, ${say(state)})`
  })
  const covered = Array.from({ length: coveredAt(shown, hex) }, () => say(TEXT.covered))
  const ground = [...groundInWords(shown, hex), ...sidesInWords(shown, hex)].map(say).join(', ')
  const who = [...stack, ...covered]
  const place = `${nameOfHex(shown.scenario, hex)}${colon(language())} ${ground}.`
  return who.length > 0 ? `${place} ${who.join(', ')}.` : place
}
