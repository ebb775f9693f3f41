/** The keys of the decision beside the map: arrows go through all that can be chosen there, from the last to the first again. */
import { type TableKey } from './tableKeys'

const OPTIONS = ':is(button, select, input):not(:disabled)'
/** Those stand before the options, and are none. */
const ASIDE = '.play-selected, .form-note'

/** The element that a player who comes to a decision may choose with at once; the decision itself where it only tells. */
export function firstOption(decision: HTMLElement): HTMLElement {
  return optionsIn(decision).find((option) => !option.closest(ASIDE)) ?? decision
}

/** True when the key has been used. @param from the focused element. */
export function keyInDecision(event: TableKey & { readonly repeat: boolean }, from: Element): boolean {
  const decision = from.closest<HTMLElement>('.play-decision')
  if (!decision || event.ctrlKey || event.metaKey || event.altKey) return false
  // A key that stays down would choose in the decision after this one too.
  if (event.key === 'Enter') return event.repeat
  const options = optionsIn(decision)
  const at = options.indexOf(from as HTMLElement)
  const next = nextOf(event.key, at, options.length)
  if (next === undefined) return false
  options[next]?.focus()
  return options.length > 0
}

function nextOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (Math.max(at, 0) + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function optionsIn(decision: HTMLElement): HTMLElement[] {
  return [...decision.querySelectorAll<HTMLElement>(OPTIONS)]
}
