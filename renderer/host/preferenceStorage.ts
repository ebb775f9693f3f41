/** The storage of the reader's preferences between visits. Never anything of a document. */

/** The browser's storage; where that is forbidden or full, nothing is remembered, and nothing else suffers. */
export const preferenceStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Asked again at the next visit.
    }
  },
}
