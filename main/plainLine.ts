/** Cleans a page's text for the system's windows and menus: one line, without signs that turn text around. */

// A tab parts a menu item's keys from its name; signs that turn text around can make one name look like another.
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

export function plainLine(text: string): string {
  return text.replace(TURNING, '').replace(BREAKS, ' ')
}
