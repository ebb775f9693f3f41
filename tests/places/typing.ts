/** Types into the text fields of a place as hands do, key by key, and compares with a plain field of an empty page. */
import {
  type BrowserContext,
  type CDPSession,
  type ElementHandle,
  type Locator,
  type Page,
} from '@playwright/test'

/** Presses, and what each is called in a fault. */
type Step = readonly [name: string, act: (typist: Typist) => Promise<void>]

interface Typist {
  readonly page: Page
  readonly session: CDPSession
}

const press =
  (...keys: readonly string[]) =>
  async ({ page }: Typist): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }

/** A key that this keyboard does not have, as the system sends it. */
const sent =
  (key: string, modifiers = 0, text = key) =>
  async ({ session }: Typist): Promise<void> => {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, modifiers, text })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers })
  }

const [ALT_AND_CTRL, SHIFT] = [3, 8]

/** Composes a word by an input method: its parts are shown one after the other, then the word stands in their place. */
const composed =
  (parts: readonly string[], word: string) =>
  async ({ session }: Typist): Promise<void> => {
    for (const text of parts)
      await session.send('Input.imeSetComposition', {
        ...{ text, selectionStart: text.length, selectionEnd: text.length },
      })
    await session.send('Input.insertText', { text: word })
  }

const STEPS: readonly Step[] = [
  ['End', press('End')],
  // Alone, as a hand holds them before the key that it wants.
  ['Ctrl alone', press('Control')],
  ['Meta alone', press('Meta')],
  ['Shift alone', press('Shift')],
  ['AltGr alone', press('AltGraph')],
  ['F2', press('F2')],
  ['the keys of tools', press('b', 'r', 'Shift+X')],
  ['a word back', press('Control+ArrowLeft')],
  ['a word on', press('Control+ArrowRight')],
  ['Backspace', press('Backspace')],
  ['digits of the row', press('1', 'Shift+Digit2')],
  ['digits of the pad', press('Numpad4')],
  ['€ by AltGr', sent('€', ALT_AND_CTRL)],
  ['a dead key', sent('Dead', 0, '')],
  ['what it makes', sent('ê')],
  ['the row of digits of an AZERTY keyboard', sent('&')],
  ['and with Shift', sent('1', SHIFT)],
  ['a word composed', composed(['k', 'か', 'かn'], '館')],
  ['all, copied', press('Control+a', 'Control+c')],
  ['to its end', press('ArrowRight')],
  ['pasted', press('Control+v')],
  ['cut to its beginning', press('Control+Shift+Home', 'Control+x')],
  ['pasted again', press('Control+v')],
  ['a word away', press('Control+Backspace')],
  ['Home, Delete', press('Home', 'Delete')],
  ['the next word away', press('Control+Delete')],
]

interface Seen {
  readonly value: string
  readonly from: number | null
  readonly to: number | null
  readonly focused: boolean
  /** The tool in hand and what lies over the page: no key in a field may change them. */
  readonly around: string
}

// Asks the element itself, since a locator would wait for a field that a key has removed.
const look = (field: ElementHandle): Promise<Seen> =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement
    const tool = document.querySelector('.rail-tool[data-state="on"]')?.getAttribute('aria-label') ?? ''
    const over = document.querySelectorAll('[role="dialog"], [role="menu"]').length
    const focused = element === document.activeElement
    return { value, from: selectionStart, to: selectionEnd, focused, around: `${tool} ${over}` }
  })

const TEXT_FIELDS =
  'input:not([type]), input[type="text"], input[type="search"], input[type="number"], textarea, [contenteditable="true"]'

type Kind = 'textarea' | 'text' | 'number' | 'search'

/** The text that stands in a field before hands come to it. */
const BEGUN: Readonly<Record<Kind, string>> = {
  textarea: 'Le gué\nde la croix',
  text: 'Le gué de la croix',
  search: 'Le gué de la croix',
  number: '12',
}

/** Judges fields against plain ones, which are typed into but once; each field of a kind (its classes, those around it) once. */
export function createTypist(context: BrowserContext) {
  const plain = new Map<Kind, readonly Seen[]>()
  const tried = new Set<string>()

  async function plainOf(kind: Kind): Promise<readonly Seen[]> {
    let seen = plain.get(kind)
    if (!seen) {
      const page = await context.newPage()
      await page.setContent(kind === 'textarea' ? '<textarea></textarea>' : `<input type="${kind}">`)
      seen = await typed(page, page.locator('input, textarea'), kind)
      plain.set(kind, seen)
      await page.close()
    }
    return seen
  }

  /** One line for each field of a place, with the first step after which it is not what a plain one is. */
  async function faults(page: Page, part: string): Promise<readonly string[]> {
    const found: string[] = []
    const fields = page.locator(part).last().locator(TEXT_FIELDS)
    for (let index = 0; index < (await fields.count()); index++) {
      const field = fields.nth(index)
      const one = await kindOf(field)
      if (!one || tried.has(one.name)) continue
      tried.add(one.name)
      const { name, kind, value } = one
      const theirs = await plainOf(kind)
      const ours = await typed(page, field, kind)
      const [first] = ours
      const step = ours.findIndex((seen, at) => !sameAs(kind, seen, theirs[at], first))
      if (step >= 0)
        found.push(
          `${name}: after ${STEPS[step]?.[0]} ${JSON.stringify(ours[step])}, a plain field ${JSON.stringify(theirs[step])}`,
        )
      if (step < 0) await field.fill(value)
    }
    return found
  }

  return { faults, tried }
}

/** A number may be held to its bounds while it is typed; the rest is a plain field's. */
function sameAs(kind: Kind, ours: Seen, theirs: Seen | undefined, first: Seen | undefined): boolean {
  const value = kind === 'number' ? ours.value : theirs?.value
  return JSON.stringify(ours) === JSON.stringify({ ...theirs, value, around: first?.around })
}

/** Types into a field step by step, and gives what is seen after each. */
async function typed(page: Page, field: Locator, kind: Kind): Promise<readonly Seen[]> {
  const session = await page.context().newCDPSession(page)
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(BEGUN[kind])
  const element = await field.elementHandle()
  if (!element) throw new Error('the field has gone')
  const seen: Seen[] = []
  for (const [, act] of STEPS) {
    await act({ page, session })
    seen.push(await look(element))
  }
  await session.detach()
  return seen
}

interface FieldFound {
  /** Its classes, and those of what is around it. */
  readonly name: string
  readonly kind: Kind
  readonly value: string
}

/** Undefined when hands cannot type into it. */
function kindOf(field: Locator): Promise<FieldFound | undefined> {
  return field.evaluate((element) => {
    const input = element as HTMLInputElement
    const { opacity, pointerEvents } = getComputedStyle(element)
    const hidden = !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')
    if (hidden || input.disabled || input.readOnly || (opacity === '0' && pointerEvents === 'none'))
      return undefined
    const around = ['.field', '.form-section', 'section', '[role="dialog"]', '.side']
      .map((selector) => element.closest(selector)?.className)
      .find((name) => name)
    const kind = (element.localName === 'textarea' ? 'textarea' : input.type) as Kind
    return { name: `${kind}.${element.className} in .${around ?? ''}`, kind, value: input.value }
  })
}
