/** The language in which the page is read now, and all that is said again when it changes. */
import { type Language, type Localized } from '#shared/i18n/localized'

const root = document.documentElement
const listeners = new Set<() => void>()
/** Words of elements that stay: said again when the language changes. */
const spoken = new Map<Element, Map<string, Localized>>()

export function language(): Language {
  return root.dataset['language'] === 'en' ? 'en' : 'fr'
}

export function say(words: Localized): string {
  return words[language()]
}

export function setLanguage(wish: Language): void {
  root.dataset['language'] = wish
  root.lang = wish
  for (const [element, own] of spoken) for (const [name, words] of own) put(element, name, words)
  for (const listener of listeners) listener()
}

/** Called after each change. */
export function onLanguage(listener: () => void): void {
  listeners.add(listener)
}

/** The text of an element, or one of its attributes, in the language of the moment. */
export function speak(element: Element, words: Localized, attribute = TEXT): void {
  const own = spoken.get(element) ?? new Map<string, Localized>()
  spoken.set(element, own.set(attribute, words))
  put(element, attribute, words)
}

const TEXT = ''

function put(element: Element, attribute: string, words: Localized): void {
  if (attribute === TEXT) element.textContent = say(words)
  else element.setAttribute(attribute, say(words))
}
