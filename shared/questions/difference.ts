/** The difference of two answers to one inquiry: before and after an edit, or of two variants of a map (ANA-7). */
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { type Localized, localized, signed } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerList,
  type AnswerOutcome,
  type AnswerShade,
  type Tone,
} from '#shared/rules/answers/answer'
import { filled, list } from '#shared/rules/answers/answerParts'
import { chanceInWords } from '#shared/rules/chances/chanceInWords'
import { compareFractions, ZERO } from '#shared/rules/chances/fraction'

const WORDS = {
  same: localized('rien ne change', 'nothing changes'),
  gone: localized('plus maintenant', 'no longer'),
  new: localized('à présent', 'newly'),
  more: localized('davantage\u202f: la différence', 'more: the difference'),
  less: localized('moins\u202f: la différence', 'less: the difference'),
  likelier: localized('davantage\u202f: la nouvelle valeur', 'more: the new value'),
  unlikelier: localized('moins\u202f: la nouvelle valeur', 'less: the new value'),
  outcomes: localized('Chances qui changent', 'Chances that change'),
  items: localized('Circonstances qui changent', 'Circumstances that change'),
}

/** Shades by hex, and lists of what changed of chances, circumstances and lists; what is alike is left out. */
export function differenceOf(before: Answer, after: Answer): Answer {
  const shades = changedShades(before, after)
  const lists = filled([
    changedOutcomes(before.outcomes, after.outcomes),
    changedItems(before.items, after.items),
    ...changedLists(before.lists, after.lists),
  ])
  return {
    headline: headlineOf(before, after, shades.length > 0 || lists.length > 0),
    ...(lists.length > 0 && { lists }),
    ...(shades.length > 0 && { shades }),
    because: after.because,
  }
}

function headlineOf(before: Answer, after: Answer, changed: boolean): Localized {
  if (before.headline.fr !== after.headline.fr) return changedFrom(after.headline, before.headline)
  return changed ? after.headline : WORDS.same
}

function changedFrom(now: Localized, then: Localized): Localized {
  return localized(`${now.fr} (avant\u202f: ${then.fr})`, `${now.en} (before: ${then.en})`)
}

interface Shaded {
  readonly hex: Axial
  readonly shade: AnswerShade
  readonly text: string | undefined
}

function byHex({ shades = [] }: Answer): ReadonlyMap<HexKey, Shaded> {
  return new Map(
    shades.flatMap((shade) =>
      shade.hexes.map((hex, index) => [hexKey(hex), { hex, shade, text: shade.texts?.[index] }] as const),
    ),
  )
}

interface Change {
  readonly id: string
  readonly name: Localized
  readonly tone: Tone
  readonly text?: string
}

/** One shade for each kind of change, in the order in which they are met. */
function changedShades(before: Answer, after: Answer): AnswerShade[] {
  const [then, now] = [byHex(before), byHex(after)]
  const found = new Map<
    string,
    { readonly change: Change; readonly hexes: Axial[]; readonly texts: string[] }
  >()
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const [was, is] = [then.get(key), now.get(key)]
    const change = changeOf(was, is)
    const hex = (is ?? was)?.hex
    if (!change || !hex) continue
    const group = found.get(change.id) ?? { change, hexes: [], texts: [] }
    found.set(change.id, group)
    group.hexes.push(hex)
    group.texts.push(change.text ?? '')
  }
  return [...found.values()].map(({ change: { id, name, tone }, hexes, texts }) => ({
    id,
    name,
    tone,
    hexes,
    ...(texts.some((text) => text !== '') && { texts }),
  }))
}

/** More and less where both are numbers, else from which shade to which. */
function changeOf(was: Shaded | undefined, is: Shaded | undefined): Change | undefined {
  if (!was)
    return is && { id: 'new', name: WORDS.new, tone: 'yes', ...(is.text !== undefined && { text: is.text }) }
  if (!is) return { id: 'gone', name: WORDS.gone, tone: 'no' }
  const [then, now] = [numberOf(was.text), numberOf(is.text)]
  if (then !== undefined && now !== undefined) {
    if (then === now) return undefined
    // The difference of two chances is none that a player knows.
    const isChance = [was.text, is.text].some((text) => text?.includes('/'))
    const text = isChance ? (is.text ?? '') : signedPoints(now - then)
    return now > then
      ? { id: 'more', name: isChance ? WORDS.likelier : WORDS.more, tone: MORE, text }
      : { id: 'less', name: isChance ? WORDS.unlikelier : WORDS.less, tone: LESS, text }
  }
  if (was.shade.id === is.shade.id) return undefined
  const [from, to] = [was.shade.name, is.shade.name]
  return {
    id: `${was.shade.id}>${is.shade.id}`,
    name: localized(`${from.fr} → ${to.fr}`, `${from.en} → ${to.en}`),
    tone: is.shade.tone,
  }
}

/** Dark and pale: neither is taken for the areas that come or go. */
const [MORE, LESS] = [0.8, 0.15] as const

/** "+3", "−1½": halves are the only fractions of points. */
function signedPoints(difference: number): string {
  const whole = Math.trunc(difference)
  if (whole === difference) return signed(difference)
  return `${difference < 0 ? '−' : '+'}${Math.abs(whole) || ''}½`
}

/** "3", "2½", "½", "4/10"; undefined for other texts. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ratio = /^(\d+)\/(\d+)$/.exec(text)
  if (ratio) return Number(ratio[1]) / Number(ratio[2])
  const whole = /^(\d*)(½?)$/.exec(text)
  if (!whole || text === '') return undefined
  return Number(whole[1]) + (whole[2] === '½' ? 0.5 : 0)
}

function changedOutcomes(
  before: readonly AnswerOutcome[] = [],
  after: readonly AnswerOutcome[] = [],
): AnswerList {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  const entries = [...ids].flatMap((id): AnswerEntry[] => {
    const [was, is] = [before, after].map((outcomes) => outcomes.find((one) => one.id === id))
    const [then, now] = [was?.chance ?? ZERO, is?.chance ?? ZERO]
    const name = (is ?? was)?.name
    if (!name || compareFractions(then, now) === 0) return []
    return [{ name, value: changedFrom(chanceInWords(now), chanceInWords(then)), because: [] }]
  })
  return list('outcomes-changed', WORDS.outcomes, entries)
}

function changedItems(before: readonly AnswerItem[] = [], after: readonly AnswerItem[] = []): AnswerList {
  const keyOf = ({ name, reason }: AnswerItem): string => `${reason.rule} ${name.fr}`
  const keys = new Set([...after, ...before].map(keyOf))
  const entries = [...keys].flatMap((key): AnswerEntry[] => {
    const [was, is] = [before, after].map((items) => items.find((item) => keyOf(item) === key))
    const item = is ?? was
    const [then, now] = [valueOf(was), valueOf(is)]
    if (!item || then.fr === now.fr) return []
    return [{ name: item.name, value: changedFrom(now, then), because: [item.reason] }]
  })
  return list('items-changed', WORDS.items, entries)
}

function valueOf(item: AnswerItem | undefined): Localized {
  if (!item) return localized('rien', 'nothing')
  const { value } = item
  return typeof value === 'number' ? localized(signed(value), signed(value)) : value
}

/** Gives of each list the entries that came, went, or say something else. */
function changedLists(before: readonly AnswerList[] = [], after: readonly AnswerList[] = []): AnswerList[] {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return [...ids].flatMap((id): AnswerList[] => {
    const [was, is] = [before, after].map((lists) => lists.find((one) => one.id === id))
    const title = (is ?? was)?.title
    if (!title) return []
    const [then, now] = [entriesByKey(was), entriesByKey(is)]
    const entries = [...new Set([...now.keys(), ...then.keys()])].flatMap((key) =>
      changedEntry(then.get(key), now.get(key)),
    )
    return [list(`${id}-changed`, title, entries)]
  })
}

function entriesByKey(list: AnswerList | undefined): ReadonlyMap<string, AnswerEntry> {
  return new Map(
    (list?.entries ?? []).map((entry) => [
      `${entry.counter ?? ''} ${(entry.hexes ?? []).map(hexKey).join(' ')} ${entry.counter === undefined ? (entry.name?.fr ?? '') : ''}`,
      entry,
    ]),
  )
}

function changedEntry(was: AnswerEntry | undefined, is: AnswerEntry | undefined): AnswerEntry[] {
  const entry = is ?? was
  if (!entry) return []
  const { counter, hexes, name, because } = entry
  const about = {
    ...(counter !== undefined && { counter }),
    ...(hexes && { hexes }),
    ...(name && { name }),
    because,
  }
  if (!was) return [{ ...about, value: WORDS.new }]
  if (!is) return [{ ...about, value: WORDS.gone }]
  const [then, now] = [was.value, is.value]
  if (then?.fr === now?.fr) return []
  const none = localized('rien', 'nothing')
  return [{ ...about, value: changedFrom(now ?? none, then ?? none) }]
}
