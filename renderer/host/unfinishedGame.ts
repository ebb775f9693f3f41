/** The game that was played last in this browser or program, as the text of its file: it outlives the window (PLY-1). */

const KEY = 'castellan.game'

/** Keeps it, in place of the one before; nothing is kept if storage is forbidden or full. */
export function keepUnfinishedGame(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // The table still saves it as a file.
  }
}

export function unfinishedGame(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
