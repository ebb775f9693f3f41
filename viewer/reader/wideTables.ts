/** Tables that are wider than the page: whoever has no mouse must be able to scroll them too. */
import { localized } from '#shared/i18n/localized'
import { speak } from '../page/language'

const TABLE = localized('Table à faire défiler', 'Table to be scrolled')

/** Those of the reader, whenever they are shown or change their width. */
export function scrollByKeys(reader: HTMLElement): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWider = target.scrollWidth > target.clientWidth
      if (isWider) {
        target.setAttribute('tabindex', '0')
        target.setAttribute('role', 'group')
        speak(target, TABLE, 'aria-label')
      } else for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name)
    }
  })
  for (const table of reader.querySelectorAll('.wide')) observer.observe(table)
}
